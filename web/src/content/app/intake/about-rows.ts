/**
 * What a row of the safety table is about, to say why a person looks first: the one that weighs most stands first. Rows that
 * change nothing of when somebody reads are missing; no figure and no verdict stands here.
 */
const ABOUT: Readonly<Record<string, string>> = {
  R02_GRAVIDA: "a gravidez",
  R03_AMAMENTA_OU_BEBE: "o bebê",
  R10_TRANSTORNO_ALIMENTAR: "a sua relação com a comida",
  R09_SCOFF_2: "a sua relação com a comida",
  R13_DIABETES_1_OU_INSULINA: "o diabetes",
  R15_RIM: "os rins",
  R18_SINAIS_OU_CORACAO: "o coração",
  R19_BARIATRICA_RECENTE: "a cirurgia bariátrica",
  R26_FIGADO_DII_GOTA_CANCER: "a condição que você contou",
  R24_REACAO_GRAVE_OU_TEXTO: "a alergia",
  R25_CELIACA: "a doença celíaca",
  R17_PRESSAO_NAO_CONTROLADA: "a pressão",
  R29_DOR_7: "a dor",
  R31_TEXTO_NAO_RECONHECIDO: "o remédio ou a condição que você contou",
  R11_PHQ2_3: "os dias pesados",
  R21_GLP1: "o remédio que você usa",
  R22_REMEDIO_COM_INTERACAO: "o remédio que você usa",
  R20_BARIATRICA_18_MESES: "a cirurgia bariátrica",
  R28_75_ANOS_OU_QUEDAS: "o equilíbrio",
  R14_DIABETES_2: "o diabetes",
  R23_ALERGIA_LISTADA: "a alergia ou intolerância",
  R16_PRESSAO_CONTROLADA: "a pressão",
};

/** "a alergia"; null: no row gives a reason. */
export function aboutRows(rows: readonly string[]): string | null {
  const code = Object.keys(ABOUT).find((one) => rows.includes(one));
  return (code && ABOUT[code]) ?? null;
}

/** "Por causa da alergia". */
export const becauseOf = (about: string): string => `Por causa d${about}`;
