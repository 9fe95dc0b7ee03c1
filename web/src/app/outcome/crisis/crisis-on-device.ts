import type { Danger } from "@app/engine/safety/classify";
import { fixedText } from "@app/engine/safety/fixed-texts";
import { useSyncExternalStore } from "react";
import { onWiped } from "../../../identity/session/session-store.ts";

// Crisis words were typed in this tab, and the server has not answered yet or cannot be reached. Kept in memory only:
// nothing about it is written to the device. The answer itself is saved and sent as any other.

let isInCrisis = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  isInCrisis = value;
  for (const listener of listeners) listener();
}

const clear = () => set(false);

/** Called by the questionnaire before it leads to the outcome. */
export function noteCrisisOnDevice(): void {
  onWiped(clear);
  set(true);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const crisisOnDevice = (): boolean => isInCrisis;
export const useCrisisOnDevice = (): boolean => useSyncExternalStore(subscribe, crisisOnDevice, () => false);

const NOT_YET = "Assim que suas palavras chegarem à nossa equipe, uma pessoa fala com você.";
/** Only the server can make these true. */
const OF_THE_SERVER = /^(Já avisei|Avisei|Até lá)/;
const TRAINING_WAITS = ", então deixei o treino em espera";

/** The fixed text, without the sentence that a person was alerted, and until when. */
export const dangerTextOnDevice = (danger: Danger, country: string): string => {
  const sentences = fixedText(danger, { country, hour: "" })
    .replace(TRAINING_WAITS, "")
    .split(/(?<=\.) (?=[A-ZÀ-Ú])/);
  const shown = sentences.map((sentence) => (OF_THE_SERVER.test(sentence) ? NOT_YET : sentence));
  return [...new Set(shown)].join(" ");
};

export const crisisTextOnDevice = (country: string): string =>
  dangerTextOnDevice({ topic: "crise", level: "now" }, country);
