/** A number that the telephone dials at one touch. */
export type HelpCall = { name: string; number: string };

/**
 * One line and one emergency number by the account's country: the buttons beside the engine's texts, which name the same
 * numbers in full. `line` is missing where none surely answers day and night.
 */
type HelpCalls = {
  line?: HelpCall;
  emergency: HelpCall;
  /** Where violence has numbers of its own. */
  police?: HelpCall;
  shelter?: HelpCall;
};
const calls: Readonly<Record<string, HelpCalls>> = {
  BR: {
    line: { name: "CVV", number: "188" },
    emergency: { name: "SAMU", number: "192" },
    police: { name: "polícia", number: "190" },
    shelter: { name: "Central da Mulher", number: "180" },
  },
  US: { line: { name: "Lifeline", number: "988" }, emergency: { name: "emergência", number: "911" } },
  AR: {
    line: { name: "Centro de Asistencia al Suicida", number: "0800 345 1435" },
    emergency: { name: "SAME", number: "107" },
  },
  CL: { line: { name: "linha de prevenção", number: "*4141" }, emergency: { name: "SAMU", number: "131" } },
  CO: { line: { name: "Línea", number: "106" }, emergency: { name: "emergência", number: "123" } },
  PE: { line: { name: "opção 5", number: "113" }, emergency: { name: "SAMU", number: "106" } },
  UY: { line: { name: "Línea Vida", number: "0800 0767" }, emergency: { name: "emergência", number: "911" } },
  PY: { line: { name: "linha de apoio", number: "155" }, emergency: { name: "SEME", number: "141" } },
  BO: { line: { name: "Familia Segura", number: "800 11 3040" }, emergency: { name: "emergência", number: "118" } },
  EC: { line: { name: "opção 6", number: "171" }, emergency: { name: "emergência", number: "911" } },
  VE: { emergency: { name: "emergência", number: "911" } },
  MX: { line: { name: "Línea de la Vida", number: "800 911 2000" }, emergency: { name: "emergência", number: "911" } },
  CA: { line: { name: "Helpline", number: "988" }, emergency: { name: "emergência", number: "911" } },
  PT: { line: { name: "linha de prevenção", number: "1411" }, emergency: { name: "emergência", number: "112" } },
  ES: { line: { name: "linha de apoio", number: "024" }, emergency: { name: "emergência", number: "112" } },
  FR: { line: { name: "linha de apoio", number: "3114" }, emergency: { name: "SAMU", number: "15" } },
  IT: { line: { name: "Telefono Amico", number: "02 2327 2327" }, emergency: { name: "emergência", number: "112" } },
  DE: {
    line: { name: "TelefonSeelsorge", number: "0800 111 0 111" },
    emergency: { name: "emergência", number: "112" },
  },
  GB: { line: { name: "Samaritans", number: "116 123" }, emergency: { name: "emergência", number: "999" } },
};

/** Both missing in a country that the table does not have: the text then speaks of the local emergency number. */
export const helpCallsOf = (country: string): Partial<HelpCalls> => calls[country] ?? {};

export const telHref = ({ number }: HelpCall): string => `tel:${number.replaceAll(" ", "")}`;
