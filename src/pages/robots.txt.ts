import type { APIRoute } from "astro";

/** Everybody may read everything; where the site's origin is known, also from a list. */
export const GET: APIRoute = ({ site }) => {
  const list =
    site && new URL(`${import.meta.env.BASE_URL.replace(/\/?$/, "/")}sitemap-index.xml`, site).href;
  return new Response(["User-agent: *", "Allow: /", ...(list ? [`Sitemap: ${list}`] : []), ""].join("\n"));
};
