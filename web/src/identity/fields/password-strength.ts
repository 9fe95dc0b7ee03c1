import { PASSWORD_MIN } from "@app/contract/catalogue";

const COMMON = /^(123456|senha|abc123|qwerty|111111|000000|password|brasil)/i;

/** The strength hint under a password field. Advice only: the one rule is the minimum length. */
export function strengthOf(password: string): string {
  if (password.length < PASSWORD_MIN) return `mín. ${PASSWORD_MIN} caracteres`;
  const kinds = [/[a-zà-ú]/, /[A-ZÀ-Ú]/, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const varied = new Set(password).size;
  if (COMMON.test(password) || varied < 5) return "Serve, mas é fácil de adivinhar";
  if (password.length >= 14 || (password.length >= 10 && kinds >= 3)) return "Senha forte";
  if (password.length >= 9 || kinds >= 3) return "Boa senha";
  return "Serve. Mais longa, mais segura";
}
