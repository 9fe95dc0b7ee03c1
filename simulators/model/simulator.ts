import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { setImmediate as nextRound } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { createSimulatorApp } from "../simulator-app.ts";
import { createHolds } from "./holds.ts";
import { createLedger, type ModelRequest, tokensIn } from "./ledger.ts";
import { messagesProtocol } from "./messages/messages-protocol.ts";
import type { Event, Protocol } from "./protocol.ts";
import { responsesProtocol } from "./responses/responses-protocol.ts";
import { createScripts, endOf, type ParsedScript, Script, stepsOf } from "./script.ts";

const Scripts = z.object({ scripts: z.array(Script) });

/** A language model that says what a script tells it to, over the protocols of two vendors. */
export function createModelSimulator() {
  const scripts = createScripts();
  const holds = createHolds();
  const ledger = createLedger();

  const simulatorApp = createSimulatorApp({
    outage: () => messagesProtocol.error(529),
    refusal: () => messagesProtocol.error(400),
    ledger: () => ({ tokens: ledger.totals(), requests: ledger.requests().length, waiting: holds.names() }),
    reset() {
      scripts.set([]);
      scripts.answerWith(undefined);
      holds.releaseAll();
      ledger.empty();
    },
  });
  const { app } = simulatorApp;

  for (const protocol of [messagesProtocol, responsesProtocol])
    app.post(protocol.path, (request, reply) => answer(protocol, request, reply));

  app.put("/_script", (request, reply) => {
    const parsed = Scripts.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ ok: false, issues: parsed.error.issues });
    scripts.set(parsed.data.scripts);
    return { ok: true };
  });
  app.post<{ Params: { hold: string } }>("/_release/:hold", ({ params }) => {
    holds.release(params.hold);
    return { ok: true };
  });
  app.get("/_requests", () => ({ requests: ledger.requests(), tokens: ledger.totals() }));

  function answer(protocol: Protocol, request: FastifyRequest, reply: FastifyReply) {
    const opened = ledger.open({ path: protocol.path, headers: request.headers, body: request.body });
    const refused = protocol.refuse(request.headers, request.body);
    const script = refused ? undefined : scripts.next(protocol.questionOf(request.body));
    if (!script || script.status !== undefined) {
      opened.ended = "error";
      const { status, body } = refused ?? protocol.error(script?.status ?? 500);
      if (script?.retryAfter !== undefined) reply.header("retry-after", String(script.retryAfter));
      return reply.code(status).send(body);
    }
    const { prefix, isCached, messages } = protocol.partsOf(request.body);
    ledger.countInput(opened, prefix, isCached, messages);
    reply.raw.once("close", () => {
      if (opened.ended === "open") opened.ended = "closed";
    });
    return reply
      .type("text/event-stream; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(Readable.from(play(protocol, opened, script)));
  }

  async function* play(protocol: Protocol, opened: ModelRequest, script: ParsedScript): AsyncIterable<string> {
    const writer = protocol.write(opened.body, opened.tokens);
    let said = "";
    yield frames(writer.start());
    for (const step of stepsOf(script)) {
      if ("hold" in step) await holds.wait(step.hold);
      else if ("text" in step) {
        said += step.text;
        opened.tokens.outputTokens = tokensIn(said);
        yield frames(writer.text(step.text));
      } else if ("call" in step) {
        said += JSON.stringify(step.call.input ?? {});
        opened.tokens.outputTokens = tokensIn(said);
        const { name, input = {}, id = `call_${randomBytes(8).toString("hex")}` } = step.call;
        yield frames(writer.call({ id, name, input }));
      } else if ("fail" in step) {
        opened.ended = "error";
        return yield frames(writer.fail());
      } else {
        // What was said has left before the connection breaks.
        await nextRound();
        opened.ended = "cut";
        throw new Error("cut");
      }
    }
    yield frames(writer.end(endOf(script)));
    opened.ended = "done";
  }

  return {
    ...simulatorApp,
    setScripts: scripts.set,
    answerWith: scripts.answerWith,
    scriptsLeft: scripts.left,
    release: holds.release,
    reached: holds.reached,
    requests: ledger.requests,
    tokens: ledger.totals,
    async stop(): Promise<void> {
      holds.releaseAll();
      await simulatorApp.stop();
    },
  };
}

const frames = (events: Event[]): string =>
  events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join("");
