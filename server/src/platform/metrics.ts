import { createServer, type Server } from "node:http";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { App } from "./http.ts";

/** Figures for operators, on a port of their own that no proxy forwards. */
export function openMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  return {
    registry,
    /** By the route's pattern, never by the address: ids stay out of labels. */
    measureRequests(app: App): void {
      const seconds = new Histogram({
        name: "http_request_seconds",
        help: "Time to answer, by route and status",
        labelNames: ["method", "route", "status"],
        buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8],
        registers: [registry],
      });
      app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
        const labels = { method, route: routeOptions.url ?? "unknown", status: String(reply.statusCode) };
        seconds.observe(labels, reply.elapsedTime / 1000);
      });
    },
    listen: (port: number, host: string): Promise<Server> =>
      new Promise((ready, fail) => {
        const server = createServer((_request, reply) => {
          registry.metrics().then(
            (text) => reply.setHeader("content-type", registry.contentType).end(text),
            () => reply.writeHead(500).end(),
          );
        });
        server.once("error", fail).listen(port, host, () => ready(server));
      }),
  };
}
