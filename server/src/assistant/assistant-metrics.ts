import { Counter, Histogram, type Registry } from "prom-client";
import type { TurnObserver } from "./turn/turn-observer.ts";

const WHYS = [
  "ungrounded",
  "number-hidden",
  "dose",
  "danger",
  "canary",
  "link",
  "diet-tip",
  "excluded",
  "loaded",
] as const;

/** Answers by who wrote them, refused sentences by reason, and our own share of the time to the first sentence. */
export function measureTurns(registry: Registry): TurnObserver {
  const answers = new Counter({
    name: "assistant_answers_total",
    help: "Answers of the assistant, by who wrote them and how they ended",
    labelNames: ["mode", "status"],
    registers: [registry],
  });
  const refused = new Counter({
    name: "assistant_refused_sentences_total",
    help: "Sentences of a model that no member was shown, by reason",
    labelNames: ["why"],
    registers: [registry],
  });
  const injections = new Counter({
    name: "assistant_injections_total",
    help: "Questions that tried to give the model orders",
    registers: [registry],
  });
  const firstSentence = new Histogram({
    name: "assistant_first_sentence_own_seconds",
    help: "Time to the first sentence without the time in which the vendor was waited for",
    buckets: [0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 1],
    registers: [registry],
  });
  for (const why of WHYS) refused.inc({ why }, 0);
  return {
    answered: (mode, status) => answers.inc({ mode, status }),
    refused: (why) => refused.inc({ why }),
    injected: () => injections.inc(),
    firstSentence: (seconds) => firstSentence.observe(seconds),
  };
}
