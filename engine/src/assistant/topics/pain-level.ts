import { plainText } from "../../safety/match-text.ts";

const WORDS = ["zero", "um", "dois", "tres", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez"];
const WORD = WORDS.join("|");
const OF_TEN = new RegExp(
  `(?:^|[^a-z0-9,.])(10|[0-9]|${WORD})(?:[,.][0-9])? ?(?:de|/|em|sobre) ?(?:0 a )?(?:10|dez)(?![0-9])`,
);
const SCALED = new RegExp(
  `(?:^|[^a-z])(?:dor|doendo|doeu|doi)(?: (?:e|de|uns|umas|tipo|nivel|nota|quase|foi|esta|ta|deu|um|num|no|a)){0,4} (10|[0-9]|${WORD})(?![0-9a-z]|[,.][0-9]| (?:dia|min|hora|vez|serie|semana|mes|ano|rep))`,
);
const PAIN = /(?:^|[^a-z])(?:dor|dores|doendo|doeu|doi|dolorid[oa]|travou|travada|fisgada|latejando)(?![a-z])/;
const UNBEARABLE =
  /dor (?:insuportavel|absurda|horrivel|muito forte|fortissima)|(?:doi|doendo|doeu) (?:demais|muito forte|absurdamente)|nao consigo (?:mexer|andar|levantar|me mexer)/;
/** From here on a region is blocked until a person has looked: row 29 of the safety table. */
const STRONG = 7;

/** What a member gives on the scale from nought to ten; undefined where nothing hurts or no number is named. */
export function painLevel(text: string): number | undefined {
  const plain = plainText(text);
  if (!PAIN.test(plain)) return undefined;
  const said = (OF_TEN.exec(plain) ?? SCALED.exec(plain))?.[1];
  if (said === undefined) return undefined;
  return WORDS.includes(said) ? WORDS.indexOf(said) : Number(said);
}

/** The question that the basic mode asks where no number was named. */
export const PAIN_QUESTION = "De zero a dez, quanto dói?";
const BARE_LEVEL = new RegExp(`^(?:uns |umas |e |acho que )?(10|[0-9]|${WORD})(?: ?(?:de|/) ?(?:10|dez))?[.! ]*$`);

type Said = { readonly from: "member" | "assistant"; readonly text: string };

/** A bare number after the question how much it hurts, put behind what hurts; any other text as it is. */
export function withPainAsked(text: string, previous: readonly Said[]): string {
  const level = BARE_LEVEL.exec(plainText(text))?.[1];
  const [member, assistant] = previous.slice(-2);
  if (!level || member?.from !== "member" || !assistant?.text.includes(PAIN_QUESTION)) return text;
  return `${member.text}: dor ${level} de 10`;
}

/** Seven or more of ten, or words that say as much. */
export function isStrongPain(text: string): boolean {
  const level = painLevel(text);
  if (level !== undefined) return level >= STRONG;
  const plain = plainText(text);
  return PAIN.test(plain) && UNBEARABLE.test(plain);
}
