import type { KyselyPlugin } from "kysely";
import { expect } from "vitest";
import { createHttpApp } from "../platform/http/app.ts";
import { refreshBlog } from "./refresh-blog.ts";
import { blogRoutes } from "./routes.ts";
import { test as base } from "./testing/test.ts";

const LIST = "/v1/public/blog/latest-posts";

const test = base
  .extend("statements", () => [] as string[])
  .extend("api", async ({ engine, blogDeps, statements }, { onCleanup }) => {
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const app = await createHttpApp({ log: engine.log });
    blogRoutes(app, { db: blogDeps.db.withPlugin(counting) });
    onCleanup(() => app.close());
    return app;
  });

test("lists the posts with pictures on our origin, in one statement, cacheable for a minute", async ({
  api,
  blogDeps,
  statements,
}) => {
  await refreshBlog(blogDeps);
  const reply = await api.inject(LIST);
  expect(statements).toHaveLength(1);
  expect(reply.headers["cache-control"]).toContain("public, max-age=60");
  const picture = expect.stringMatching(/^\/v1\/public\/blog\/pictures\/[0-9a-f]{64}$/);
  const { return: posts, ...envelope } = reply.json();
  expect(envelope).toEqual({ message: null, code: 200, error: false, redirect_to: null });
  expect(posts[0]).toEqual({
    title: "Café da manhã de padaria, sem sair do plano",
    excerpt: expect.any(String),
    date: "2026-11-11T11:00:00.000Z",
    image: picture,
    url: expect.stringMatching(/^http:.*\/artigos\/cafe-da-manha-de-padaria$/),
    category: "Nutrição",
    author: "Lívia Campos (exemplo)",
    siteLogo: picture,
  });
});

test("serves pictures as immutable, and as nothing but pictures", async ({ api, blogDeps, statements }) => {
  await refreshBlog(blogDeps);
  const [{ image }] = (await api.inject(LIST)).json().return;
  statements.length = 0;
  const reply = await api.inject(image);
  expect(statements).toHaveLength(1);
  expect(reply.headers).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  });
  expect(reply.rawPayload.subarray(1, 4).toString()).toBe("PNG");
});

test("an unknown picture is not found, and a malformed id is refused", async ({ api }) => {
  const missing = await api.inject(`/v1/public/blog/pictures/${"0".repeat(64)}`);
  expect([missing.statusCode, missing.headers["cache-control"]]).toEqual([404, "no-store"]);
  expect((await api.inject("/v1/public/blog/pictures/..%2f..%2fetc")).statusCode).toBe(422);
});

test("a blog never reached is a refusal that is not cached", async ({ api, blog, blogDeps }) => {
  blog.setMode("down");
  await refreshBlog(blogDeps);
  const reply = await api.inject(LIST);
  expect(reply.json()).toMatchObject({ return: null, code: 503, error: "blog-unavailable" });
  expect([reply.statusCode, reply.headers["cache-control"]]).toEqual([503, "no-store"]);
});

test("an empty blog is an empty list", async ({ api, blog, blogDeps }) => {
  blog.setMode("empty");
  await refreshBlog(blogDeps);
  expect((await api.inject(LIST)).json()).toMatchObject({ return: [], code: 200, error: false });
});

test("a blog that went down shows our last copy", async ({ api, blog, blogDeps, clock }) => {
  await refreshBlog(blogDeps);
  blog.setMode("down");
  clock.advance(24 * 60 * 60_000);
  await refreshBlog(blogDeps);
  expect((await api.inject(LIST)).json().return.length).toBeGreaterThan(3);
});
