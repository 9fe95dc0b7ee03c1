import type { Today } from "./get-today.ts";
import { ago, HOUR, line } from "./today-line.ts";

/** As in the alert: a night's figures are a day old when the next ones come. */
const OLD = 27 * HOUR;

const days = (count: number): string => `${count} ${count === 1 ? "dia" : "dias"}`;

/** Of the promises to members: which clocks stand still, what lateness gave, and how old the public figures are. */
export function formatLedger({ pausedPromises: paused, credited, publicFiguresSeconds: age }: Today): string[] {
  return [
    line("  prazos parados", `${paused.team} pela equipe, ${paused.member} por pausa do membro`),
    line("  creditados", `${days(credited.today)} hoje, ${days(credited.ever)} ao todo`),
    line(
      "Página de promessas",
      age === null ? "ainda sem números" : `números de ${ago(age)}${age > OLD ? " (PromiseSnapshotOld)" : ""}`,
      age !== null && age > OLD,
    ),
  ];
}
