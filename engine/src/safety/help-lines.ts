/** Telephone numbers by the account's country. Each is to be confirmed before launch, and dated. */
export type HelpLine = {
  emergency: string;
  /** null where no line surely answers day and night. */
  line: string | null;
};

export const helpLines: Readonly<Record<string, HelpLine>> = {
  BR: { emergency: "192 (SAMU)", line: "CVV: 188 (grátis, 24 horas) ou cvv.org.br" },
  US: { emergency: "911", line: "988 (ligação ou mensagem, 24 horas)" },
  AR: { emergency: "107 (SAME) ou 911", line: "Centro de Asistencia al Suicida: 135 (Buenos Aires) ou 0800 345 1435" },
  CL: { emergency: "131 (SAMU)", line: "*4141 (do celular, 24 horas)" },
  CO: { emergency: "123", line: "Línea 106 (24 horas; onde não atende, 192 opção 4)" },
  PE: { emergency: "106 (SAMU)", line: "113 opção 5" },
  UY: { emergency: "911", line: "Línea Vida: 0800 0767 (do celular *0767, 24 horas)" },
  PY: { emergency: "141 (SEME) ou 911", line: "155 (24 horas)" },
  BO: { emergency: "118 ou 110", line: "Familia Segura: 800 11 3040" },
  EC: { emergency: "911", line: "171 opção 6" },
  VE: { emergency: "911", line: null },
  MX: { emergency: "911", line: "Línea de la Vida: 800 911 2000 (24 horas)" },
  CA: { emergency: "911", line: "988 (ligação ou mensagem, 24 horas)" },
  PT: { emergency: "112", line: "1411 (24 horas) ou SNS 24: 808 24 24 24" },
  ES: { emergency: "112", line: "024 (24 horas)" },
  FR: { emergency: "15 (SAMU) ou 112", line: "3114 (24 horas)" },
  IT: { emergency: "112 ou 118", line: "Telefono Amico: 02 2327 2327" },
  DE: { emergency: "112", line: "TelefonSeelsorge: 0800 111 0 111 (24 horas)" },
  GB: { emergency: "999 ou 112", line: "Samaritans: 116 123 (24 horas)" },
};

/** In a country that the table does not have. */
export const EMERGENCY_ELSEWHERE = "o número de emergência do lugar onde você está";
