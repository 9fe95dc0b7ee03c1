import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createBlogSimulator } from "@app/simulators/blog/simulator";
import { test as base } from "../../testing/test.ts";
import { httpBlogFeed } from "../http-feed.ts";

/** Time and size limits small enough to be exceeded in a test. */
export const smallBounds = {
  feed: { maxBytes: 20_000, timeoutMs: 1_000 },
  picture: { maxBytes: 10_000, timeoutMs: 5_000 },
};

/** The blog simulator, and a database without a copy of it. */
export const test = base
  .extend("blog", async ({ onTestFinished }) => {
    const simulator = createBlogSimulator();
    const url = await simulator.start();
    onTestFinished(() => simulator.stop());
    return {
      ...simulator,
      url,
      requestCount: (path: string) => simulator.calls().filter((call) => call.path === path).length,
    };
  })
  .extend("blogDeps", async ({ engine, clock, blog }) => {
    const { db, log } = engine;
    await db.deleteFrom("blogPosts").execute();
    await db.deleteFrom("blogPictureSources").execute();
    await db.deleteFrom("blogPictures").execute();
    await db
      .updateTable("blogFeed")
      .set({ dueAt: new Date(0), failures: 0, loadedAt: null })
      .execute();
    const feed = httpBlogFeed({ url: `${blog.url}/latest-posts.json`, bounds: smallBounds });
    return { log, db, blog: feed, now: clock.now };
  })
  /** An untrusted server on this machine that records its requests. */
  .extend("remote", async ({ onTestFinished }) => {
    let answer: RequestListener = (_request, reply) => reply.end();
    const visits: string[] = [];
    const server = createServer((request, reply) => {
      visits.push(request.url ?? "");
      answer(request, reply);
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    return {
      port,
      url: `http://127.0.0.1:${port}`,
      visits,
      answers: (listener: RequestListener) => void (answer = listener),
    };
  });
