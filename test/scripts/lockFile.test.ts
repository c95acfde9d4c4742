import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };

interface Locked {
  version: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
  hasInstallScript?: boolean;
  os?: string[];
}

const text = readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8");
const packages = Object.entries((JSON.parse(text) as { packages: Record<string, Locked> }).packages);
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
const names = new Set(packages.map(([path]) => nameOf(path)));
/** Packages whose working part comes as one package for each system. */
const native = packages.filter(
  ([, { os, optionalDependencies = {} }]) =>
    !os && Object.keys(optionalDependencies).some((name) => name.includes("linux")),
);

describe("the lock file", () => {
  it("names no registry, so that any mirror serves it", () => {
    expect(packages.filter(([, { resolved }]) => resolved)).toEqual([]);
    expect(text).not.toContain('"resolved"');
  });

  it("knows the packages that are built from native code", () => {
    const found = native.map(([path]) => nameOf(path));
    expect(found).toEqual(expect.arrayContaining(["@biomejs/biome", "esbuild", "rolldown", "pagefind"]));
  });

  it.each(native.map(([path, { optionalDependencies }]) => [nameOf(path), optionalDependencies!] as const))(
    "holds %s for every system that it is made for, macOS and Windows among them",
    (_, optional) => {
      const systems = Object.keys(optional).filter((name) => /linux|darwin|win/.test(name));
      expect(systems.some((name) => name.includes("darwin"))).toBe(true);
      expect(systems.some((name) => /win32|windows/.test(name))).toBe(true);
      expect(systems.filter((name) => !names.has(name))).toEqual([]);
    },
  );

  it("brings no install script that package.json has not decided about", () => {
    const scripted = packages
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => nameOf(path));
    expect(scripted).toContain("node");
    expect(scripted.filter((name) => !(name in packageJson.allowScripts))).toEqual([]);
  });

  it("pins every package that package.json asks for", () => {
    const asked = { ...packageJson.dependencies, ...packageJson.devDependencies };
    // One may go by another name here.
    const pinned = /^(?:npm:[^@]+@)?\d+\.\d+\.\d+$/;
    expect(Object.values(asked).filter((version) => !pinned.test(version))).toEqual([]);
  });
});
