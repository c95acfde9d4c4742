import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import type { PackagedWork } from "../../../../src/tools/classroom/school/packagedWork.ts";
import { scormPackage } from "../../../../src/tools/classroom/school/scormPackage.ts";
import { allOf, breachesOf, type Rules } from "../bank/checkXml.ts";
import { readXml } from "../bank/readXml.ts";

/**
 * What imscp_rootv1p1p2.xsd and adlcp_rootv1p2.xsd say of the elements that stand in a package with one page: attributes,
 * order, and how often. A package of ours was held to both files themselves when this was written: it is valid.
 */
const rules: Rules = {
  manifest: {
    required: ["identifier"],
    optional: ["version", "xml:base"],
    children: /^(metadata )?organizations resources (manifest )*$/,
  },
  metadata: { children: /^(schema )?(schemaversion )?$/ },
  schema: { text: true },
  schemaversion: { text: true },
  organizations: { optional: ["default"], children: /^(organization )*$/ },
  organization: {
    required: ["identifier"],
    optional: ["structure"],
    children: /^(title )?(item )*(metadata )?$/,
  },
  item: {
    required: ["identifier"],
    optional: ["identifierref", "isvisible", "parameters"],
    children: /^(title )?(item )*(metadata )?(adlcp:\w+ )*$/,
  },
  title: { text: true },
  resources: { optional: ["xml:base"], children: /^(resource )*$/ },
  resource: {
    required: ["identifier", "type", "adlcp:scormtype"],
    optional: ["href", "xml:base"],
    children: /^(metadata )?(file )*(dependency )*$/,
  },
  file: { required: ["href"], children: /^(metadata )?$/ },
};

const title = 'Cuts & "bounds" </script> <week 3>';
const work: PackagedWork = { kind: "check", chapter: "alpha-beta", title, questions: [] };
const files = unzipSync(scormPackage(work, title, { script: "begin();", styles: "p{}" }));
const manifest = readXml(strFromU8(files["imsmanifest.xml"]));

it("A package's manifest keeps the rules of the schemas", () => {
  expect(breachesOf(manifest, rules)).toEqual([]);
  expect(manifest.attributes.xmlns).toBe("http://www.imsproject.org/xsd/imscp_rootv1p1p2");
  expect(manifest.attributes["xmlns:adlcp"]).toBe("http://www.adlnet.org/xsd/adlcp_rootv1p2");
  expect(allOf(manifest, "schemaversion")[0].text).toBe("1.2");
});

it("A package is one page, and its manifest lists every file that is in it", () => {
  const [resource, ...others] = allOf(manifest, "resource");
  expect(others).toEqual([]);
  expect(resource.attributes).toMatchObject({ type: "webcontent", "adlcp:scormtype": "sco" });
  const listed = allOf(resource, "file").map(({ attributes }) => attributes.href);
  expect(listed.sort()).toEqual(
    Object.keys(files)
      .filter((name) => name !== "imsmanifest.xml")
      .sort(),
  );
  expect(listed).toContain(resource.attributes.href);
  const [item] = allOf(manifest, "item");
  expect(item.attributes.identifierref).toBe(resource.attributes.identifier);
  const [organization] = allOf(manifest, "organization");
  expect(allOf(manifest, "organizations")[0].attributes.default).toBe(organization.attributes.identifier);
  const identifiers = ["manifest", "organization", "item", "resource"].flatMap((name) =>
    allOf(manifest, name).map(({ attributes }) => attributes.identifier),
  );
  expect(new Set(identifiers).size).toBe(identifiers.length);
  for (const identifier of identifiers) expect(identifier).toMatch(/^[A-Za-z_][\w.-]*$/);
  expect(allOf(manifest, "title").map(({ text }) => text)).toEqual([title, title]);
});

it("What is put to learners stands in the page as data, whatever it is called", () => {
  const page = strFromU8(files["index.html"]);
  const [, data] = /<script type="application\/json" id="work">(.*?)<\/script>/s.exec(page)!;
  expect(JSON.parse(data)).toEqual(work);
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(page).not.toMatch(/https?:/);
});
