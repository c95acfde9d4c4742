import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const pieceBytes = 6_000;
const pauseMilliseconds = 45;
/** The first screen and its figure are in these; what comes later cannot be seen to move. */
const slowBytes = 150_000;

/**
 * Serves a site again so that each page's HTML comes in pieces, as over a poor connection: the browser paints what it
 * has before the rest is there. Everything else is handed on as fast as it comes. That goes on until the process ends.
 *
 * @param home the site's own address
 * @returns the home page's address
 */
export async function serveSlowly(home: string): Promise<string> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "/", home));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    if (type.includes("text/html")) {
      for (let start = 0; start < slowBytes; start += pieceBytes) {
        response.write(body.subarray(start, Math.min(start + pieceBytes, slowBytes)));
        await pause(pauseMilliseconds);
      }
      response.end(body.subarray(slowBytes));
    } else response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${new URL(home).pathname}`;
}
