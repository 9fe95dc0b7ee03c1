import { plainText } from "../../safety/match-text.ts";

const WORDS =
  "nao|n|nada|nenhum|nenhuma|nunca|sem|tenho|tive|possuo|eu|que|saiba|ate|agora|o|momento|no|de|a|alergias?|alergic[oa]|restric(?:ao|oes)|" +
  "intolerancias?|alimentar(?:es)?|conhecidas?|ha|existe|sou|e|nem|ou|felizmente|gracas|deus|coisa|comida|alimentos?";
const DENIES = new RegExp(`^(?:(?:${WORDS})(?: |$))+$`);
const SAYS_NO = /(^| )(nao|n|nada|nenhuma?|nunca|sem)( |$)/;

/** `nenhuma`, `não tenho`, `que eu saiba não`: written where an allergy is asked for, and no allergy. */
export function saysNoAllergy(typed: string): boolean {
  const words = plainText(typed)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  return words === "" || (DENIES.test(words) && SAYS_NO.test(words));
}
