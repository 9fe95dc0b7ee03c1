import type { QueueItem } from "@app/contract/staff/queue";
import { localTimeOf } from "../../promises/local-time.ts";
import type { ServiceHours } from "../../promises/service-clock.ts";
import { serviceTimeBetween } from "../../promises/service-time.ts";
import { type AttentionParts, pointsOf } from "../attention.ts";
import type { QueueFacts } from "./queue-facts.ts";
import { daysWithoutLog, type QueueScore, waitingSince } from "./queue-score.ts";
import { daysInWords, spanInWords } from "./queue-words.ts";

type Part = keyof AttentionParts;

/** What a score is made of, in words and points, the largest first. */
export function scoreParts(
  facts: QueueFacts,
  { parts, dueAt }: Pick<QueueScore, "parts" | "dueAt">,
  hours: ServiceHours,
  now: number,
): QueueItem["parts"] {
  const points = pointsOf(parts);
  return (Object.keys(points) as Part[])
    .filter((part) => points[part] > 0)
    .map((part) => ({ part, points: points[part], text: textOf(part) }))
    .sort((a, b) => b.points - a.points);

  function textOf(part: Part): string {
    switch (part) {
      case "F":
        return "alerta aberto";
      case "D":
        return (dueAt ?? now) < now
          ? `venceu há ${spanInWords(now - (dueAt ?? now))}`
          : `prazo em ${spanInWords((dueAt ?? now) - now)}`;
      case "C":
        return `espera há ${spanInWords(serviceTimeBetween(hours, waitingSince(facts) ?? now, now))} de serviço`;
      case "R":
        return "revisão por ler";
      case "T":
        return "peso fora do ritmo do plano";
      case "N":
        return `${daysInWords(daysWithoutLog(facts, localTimeOf(hours.timeZone, now).day))} sem registrar`;
      case "W":
        return "semana 4 a 8 do programa";
    }
  }
}
