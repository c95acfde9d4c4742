import type { APIRoute } from "astro";
import changelog from "../../CHANGELOG.md?raw";
import { changesIn, writeFeed } from "../site/changes.ts";
import * as words from "../site/words.ts";

/** What has changed, for readers of feeds. */
export const GET: APIRoute = ({ site }) => {
  const address = (path: string) => {
    const whole = `${import.meta.env.BASE_URL.replace(/\/?$/, "/")}${path}`;
    return site ? new URL(whole, site).href : whole;
  };
  const channel = {
    title: words.feedTitle,
    about: words.feedAbout,
    language: "en",
    home: address(""),
    self: address("feed.xml"),
  };
  return new Response(writeFeed(changesIn(changelog), channel), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
};
