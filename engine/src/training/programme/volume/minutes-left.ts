import { equipmentAt } from "../../library/equipment.ts";
import type { Programme } from "../programme.ts";
import { programmeRules } from "../programme-rules.ts";
import { sessionSeconds } from "../session/session-time.ts";
import { isSmallStart, type TrainingRequest } from "../training-request.ts";

const { leastUsed } = programmeRules.content.sessions;

type LeftCause = "limitado" | "comeco" | "regiao" | "equipamento" | "inicio" | "nivel";
/** Sessions that end well before what the member offered, by how much at most, and why. */
export type MinutesLeft = { readonly sessions: readonly string[]; readonly minutes: number; readonly cause: LeftCause };

/** `compose` makes the sessions of another request, to see what a limit takes. */
export function minutesLeftOf(
  programme: Programme,
  compose: (request: TrainingRequest) => Programme,
): MinutesLeft | null {
  const { request } = programme;
  const short = shortOf(programme);
  if (short.length === 0) return null;
  const left = Math.max(...short.map(({ planned }) => request.minutes - sessionSeconds(planned) / 60));
  return {
    sessions: short.map(({ id }) => id),
    minutes: roundUp(left),
    cause: causeOf(request, short.length, compose),
  };
}

const shortOf = ({ sessions, request }: Programme): Programme["sessions"] =>
  sessions.filter(({ planned }) => sessionSeconds(planned) < leastUsed * request.minutes * 60);

/** The first limit without which more of the minutes would be used; the ceilings of the level otherwise. */
function causeOf(request: TrainingRequest, short: number, compose: (request: TrainingRequest) => Programme): LeftCause {
  if (request.isLimited) return "limitado";
  if (isSmallStart(request)) return "comeco";
  const helps = (other: TrainingRequest): boolean => shortOf(compose(other)).length < short;
  const free: TrainingRequest = { ...request, spared: {} };
  if (Object.keys(request.spared).length > 0 && helps(free)) return "regiao";
  if (request.level === "iniciante") return "inicio";
  const inGym: TrainingRequest = { ...free, place: "academia", equipment: equipmentAt("academia") };
  return request.place !== "academia" && helps(inGym) ? "equipamento" : "nivel";
}

const roundUp = (minutes: number): number => Math.ceil(minutes / 5) * 5;
