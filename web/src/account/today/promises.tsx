import type { PromiseView } from "@app/contract/account";
import { moment } from "../dates.ts";
import { Knot, Thread } from "../frame/thread.tsx";
import styles from "./promises.module.css";

/** What was promised, on one thread: kept above, to come below, and the weight where things stand. */
export function Promises({ promises }: { promises: PromiseView[] }) {
  if (promises.length === 0) return null;
  const here = promises.findIndex(({ state }) => state !== "kept");
  return (
    <section aria-labelledby="promessas">
      <h2 className={styles.title} id="promessas">
        O que acontece agora
      </h2>
      <Thread>
        {promises.map((promise, index) => (
          <Knot
            key={promise.key}
            title={promise.title}
            text={promise.text}
            when={whenOf(promise)}
            tone={tones[promise.state]}
            isHere={index === here}
          />
        ))}
      </Thread>
    </section>
  );
}

const tones = {
  kept: "done",
  due: "to-come",
  late: "late",
  "waits-for-you": "yours",
  "not-open": "not-open",
} as const satisfies Record<PromiseView["state"], string>;

function whenOf({ state, at, dueBy }: PromiseView): string {
  switch (state) {
    case "kept":
      return at ? moment(at) : "Feito";
    case "due":
      return dueBy ? `Até ${moment(dueBy)}` : "Em breve";
    case "late":
      return dueBy ? `Era para ${moment(dueBy)}` : "Atrasado";
    case "waits-for-you":
      return dueBy ? `Com você, até ${moment(dueBy)}` : "Com você";
    case "not-open":
      return "Ainda sem data";
  }
}
