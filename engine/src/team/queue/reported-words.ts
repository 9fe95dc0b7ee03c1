import { dayInWords, hourInWords } from "./queue-words.ts";

type Clock = { readonly timeZone: string; readonly now: number };

/** What a member can tell the assistant, by the row of the safety table that it raises. */
const REPORTED: Readonly<Record<string, string>> = {
  R01_MENOR_DE_18: "ter menos de 18 anos",
  R02_GRAVIDA: "gravidez",
  R03_AMAMENTA_OU_BEBE: "amamentação ou bebê recente",
  R29_DOR_7: "dor forte",
};

/** "contou à IA, hoje às 8h40". */
export const reportedSource = (at: number, { timeZone, now }: Clock): string =>
  `contou à IA, ${dayInWords(timeZone, at, now)} às ${hourInWords(timeZone, at)}`;

/** "Contou gravidez à IA, hoje às 8h40". */
export const reportedReason = (row: string, at: number, clock: Clock): string =>
  `Contou ${REPORTED[row] ?? "um sinal de segurança"} ${reportedSource(at, clock).slice("contou ".length)}`;
