import { brand } from "@app/contract/brand";

// Who signed a plan, as the app, paper and `/verificar` say it.

/** "prumo.example/verificar", to be typed from paper. */
export const VERIFY_ADDRESS = `${new URL(brand.siteUrl).host}/verificar`;

export const verifyPath = (code: string): string => `/verificar/${code}`;

export const signerCopy = {
  halves: { diet: "alimentação", training: "treino" },
  signed: (at: string) => `Assinou em ${at}.`,
  acknowledged: (at: string) => `Ciente da mudança em ${at}, sem nada contra.`,
  check: "Verificar registro",
  checkOf: (name: string) => ` de ${name} no conselho, em outra página`,
  code: (version: number) => `Código de verificação, versão ${version}`,
  threads: "Os fios vêm do código, e o código vem do texto do plano: se uma vírgula mudar, mudam os dois.",
} as const;

/** By how many signed and how many only saw the change. */
export function signedTitle(signed: number, acknowledged: number): string {
  if (signed > 1) return "Assinado por duas pessoas";
  return acknowledged > 0 ? "Uma pessoa assinou, outra deu ciência" : "Assinado por uma pessoa";
}
