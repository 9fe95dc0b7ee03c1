import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { createSimulatorApp } from "../simulator-app.ts";
import { articlePage } from "./article-page.ts";
import { pictureNamed } from "./pictures.ts";
import { posts } from "./posts.ts";

const Mode = z.enum(["ok", "empty", "down", "slow", "broken"]);
export type Mode = z.infer<typeof Mode>;

/** Longer than any client's timeout. */
const SLOW_MS = 20_000;

/** The external blog: its feed, pictures and articles, in a configurable mode. */
export function createBlogSimulator({ slowMs = SLOW_MS }: { slowMs?: number } = {}) {
  let mode: Mode = "ok";

  const simulatorApp = createSimulatorApp({
    outage: () => ({ status: 503, body: "<!doctype html><title>503</title><h1>Service Unavailable</h1>" }),
    refusal: () => ({ status: 403, body: "<!doctype html><title>403</title><h1>Forbidden</h1>" }),
    ledger: () => ({ mode, posts: posts.length }),
    reset: () => void (mode = "ok"),
  });
  const setMode = (order: Mode) => {
    mode = order;
    simulatorApp.setFaults({ mode: order === "down" || order === "slow" ? order : "ok", delayMs: slowMs });
  };
  const { app } = simulatorApp;

  app.get("/latest-posts.json", (request, reply) => {
    if (mode === "broken") return reply.type("application/json").send('[{"title":"Um artigo que para no mei');
    const list = mode === "empty" ? [] : posts.map((post) => wirePost(post, `http://${request.host}`));
    return sendWithEtag(request, reply.type("application/json"), JSON.stringify(list));
  });

  app.get<{ Params: { name: string } }>("/pictures/:name.png", (request, reply) => {
    const picture = pictureNamed(request.params.name);
    return picture ? sendWithEtag(request, reply.type("image/png"), picture) : notFound(reply);
  });

  app.get<{ Params: { slug: string } }>("/artigos/:slug", ({ params }, reply) => {
    const post = posts.find(({ slug }) => slug === params.slug);
    return post ? reply.type("text/html; charset=utf-8").send(articlePage(post)) : notFound(reply);
  });

  app.post("/_sim/mode", ({ body }, reply) => {
    const order = z.object({ mode: Mode }).safeParse(body);
    if (!order.success) return reply.code(400).send({ ok: false, issues: order.error.issues });
    setMode(order.data.mode);
    return { ok: true, mode };
  });

  return { ...simulatorApp, setMode };
}

const wirePost = ({ slug, ...post }: (typeof posts)[number], origin: string) => ({
  ...post,
  image: `${origin}/pictures/${slug}.png`,
  url: `${origin}/artigos/${slug}`,
  siteLogo: `${origin}/pictures/logo.png`,
});

/** Conditional GET: answers 304 when the client's ETag matches. */
function sendWithEtag(request: FastifyRequest, reply: FastifyReply, body: string | Buffer) {
  const etag = `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`;
  reply.header("etag", etag);
  return request.headers["if-none-match"] === etag ? reply.code(304).send() : reply.send(body);
}

const notFound = (reply: FastifyReply) => reply.code(404).type("text/plain").send("404");
