import type { GuaranteeResult } from "@app/engine/assistant/tool-results";
import { isOfTape, type LineCode } from "@app/engine/guarantee/lines";
import { addDays } from "@app/engine/promises/local-time";
import { guaranteeSource, type Reading } from "./reading.ts";
import type { GuaranteeMeter } from "./tool-deps.ts";

/** As said in a sentence. */
const TITLES: Readonly<Record<LineCode, string>> = {
  G1: "anamnese respondida no prazo",
  G2: "dias com o diário preenchido",
  G3: "treinos feitos",
  G4: "revisões da semana respondidas",
  G5: "pesagens",
};

type Tick = GuaranteeMeter["ticks"][number];
const titleOf = (tick: Tick): string =>
  tick.code === "G5" && isOfTape(tick) ? "medidas da cintura" : TITLES[tick.code];

/** The meter of the guarantee: what is done of it, and what is needed. */
export async function getGuarantee({ deps, accountId, today }: Reading): Promise<GuaranteeResult> {
  const meter = await deps.readMeter(deps.db, accountId);
  if (!meter) return { sources: [], hasGuarantee: false, day: null, ofDays: null, ticks: [], requestUntil: null };
  return {
    sources: [guaranteeSource],
    hasGuarantee: true,
    day: meter.day,
    ofDays: meter.of,
    requestUntil: meter.requestDaysLeft > 0 ? addDays(today, meter.requestDaysLeft) : null,
    ticks: meter.ticks.map((tick) => ({ id: tick.code, title: titleOf(tick), ...countOf(tick), isMet: tick.ok })),
  };
}

/** The questionnaire is answered once, whatever days that took. */
const countOf = ({ code, ok, have, need }: Tick): { have: number; need: number } =>
  code === "G1" ? { have: ok ? 1 : 0, need: 1 } : { have: have ?? 0, need };
