import type { Places } from "@app/contract/places";
import { formatStartDay } from "../start-day.ts";

const THIS_WEEK = " para começar esta semana";

/** The bar's middle part stands out. */
export type PlacesTexts = { bar: [string, string, string]; form: string; why: string };

/** The page's sentences about places, for the true number. At none the page still sells, and says when people start. */
export function placesTexts({ places, startsOn }: Pick<Places, "places" | "startsOn">): PlacesTexts {
  if (places === 0) {
    const day = startsOn && formatStartDay(startsOn);
    return {
      bar: ["Esta semana lotou. ", day ? `Próximo início: ${day}` : "Fale com a gente", ""],
      form: day ? `Quero começar em ${day}` : "Quero entrar na próxima turma",
      why: "Por que tão poucas?",
    };
  }
  if (places === 1)
    return { bar: ["Resta ", "1 vaga", THIS_WEEK], form: "Quero a última vaga", why: "Por que só mais 1?" };
  return {
    bar: ["Restam ", `${places} vagas`, THIS_WEEK],
    form: `Quero uma das ${places} vagas`,
    why: `Por que só ${places}?`,
  };
}
