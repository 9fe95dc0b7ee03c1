import type { PromiseView } from "@app/contract/account";
import { promisesTitle } from "../../content/app/today.ts";
import { formatDateTime } from "../shell/format/moments.ts";
import { Timeline, TimelineItem } from "../shell/timeline.tsx";

/** The service's commitments on a timeline: fulfilled above, due below, the current one marked. */
export function Promises({ promises }: { promises: PromiseView[] }) {
  if (promises.length === 0) return null;
  return (
    <section aria-labelledby="promessas">
      <h2 className="h3-size" id="promessas">
        {promisesTitle}
      </h2>
      <PromiseSteps promises={promises} />
    </section>
  );
}

export function PromiseSteps({ promises }: { promises: PromiseView[] }) {
  const currentIndex = promises.findIndex(({ state }) => state !== "kept");
  return (
    <Timeline>
      {promises.map((promise, index) => (
        <TimelineItem
          key={promise.key}
          title={promise.title}
          text={promise.text}
          when={whenOf(promise)}
          tone={tones[promise.state]}
          isCurrent={index === currentIndex}
        />
      ))}
    </Timeline>
  );
}

const tones = {
  kept: "done",
  due: "to-come",
  late: "late",
  paused: "quiet",
  "waits-for-you": "yours",
  "not-open": "not-open",
} as const satisfies Record<PromiseView["state"], string>;

function whenOf({ state, at, dueBy }: PromiseView): string {
  switch (state) {
    case "kept":
      return at ? formatDateTime(at) : "Feito";
    case "due":
      return dueBy ? `Até ${formatDateTime(dueBy)}` : "Em breve";
    case "late":
      return dueBy ? `Era para ${formatDateTime(dueBy)}` : "Atrasado";
    case "paused":
      return "Parado";
    case "waits-for-you":
      return dueBy ? `Com você, até ${formatDateTime(dueBy)}` : "Com você";
    case "not-open":
      return "Ainda sem data";
  }
}
