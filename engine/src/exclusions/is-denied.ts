/** Says yes although a no stands in it; blanked, so that no place moves. */
const YES =
  /sem (?:problemas?|medo|culpa|pressa|duvida|exageros?|moderacao)|nao (?:tem|ha|tem nenhum) (?:problemas?|mal)|nao faz mal|nao deixe de|nao (?:precisa|e preciso|adianta) (?:evitar|cortar|tirar)\w*|nao (?:so|apenas)|nao hesite|nao se preocupe|por que nao|com\w{1,3} fora/g;

const VERB =
  "(?: (?:de )?(?:com(?:a|er|e)|us(?:e|ar)|tom(?:e|ar)|beb(?:a|er)|inclu(?:a|ir)|coloc(?:ar|ue)|faz(?:er)?|faca))?";
/** Holds for all that follows until something is proposed. */
const DENIES = [
  `evit\\w+${VERB}`,
  `nunca${VERB}`,
  `nem${VERB}`,
  `nao (?:se )?(?:pod\\w+|poss\\w+|com[ae]\\w*|us[ae]\\w*|inclu\\w+|tem|ha|contem|contenha|entra\\w*|cab\\w+|lev[ae]\\w*|suger\\w+|sugir\\w+|indic\\w+|recomend\\w+|ofere\\w+|escolh\\w+|peca|tom[ae]\\w*|beb[ae]\\w*|e para|serve\\w*|vai|coloqu\\w+|ponha|compre|deve\\w*|faca|faz\\w*|gost\\w+|quer\\w*)${VERB}`,
  "proibid\\w+",
  "alergi\\w+",
  "intoleran\\w+",
  "celiac\\w+",
  "fora",
  "longe d[eoa]s?",
  "cuidado com",
  "exceto",
  "livre d[eoa]s?",
  "nada (?:com|que|de|d[oa]s?)",
  "voce (?:comeu|registrou|tomou|bebeu|anotou)",
  "no (?:seu )?diario",
].join("|");
/** Holds for what follows at once, up to a comma. */
const REPLACES =
  "sem|em vez d[eoa]s?|no lugar d[eoa]s?|ao inves d[eoa]s?|troqu\\w+|troca\\w*|substitu\\w+|tir[ae]\\w*|retir[ae]\\w*";
const PROPOSES =
  "com(?:a|e|er|am)|pode\\w*|experiment\\w+|prefir\\w+|use|usar|escolh\\w+|faca|fazer|va de|apost\\w+|que tal|inclua|adicion\\w+|tome|tomar|beba|beber|prove|opte|monte|sirva|mas|porem|entao|vale|cabe\\w*|leve|prepar\\w+|ponha|coloque|acrescent\\w+|mistur\\w+";
const SIGNAL = new RegExp(
  `[^a-z0-9](?:(${DENIES})|(${REPLACES})|(${PROPOSES})|(com|por|pel[oa]s?))(?![a-z0-9])|([,:()])`,
  "g",
);
const AFTER = new RegExp(
  "^(?: [a-z-]+){0,2} (?:nao(?: (?:pode|cabe|entra|serve|vale|da|e|esta)|,|:|\\.|;|!|$)|fica\\w*(?: de)? fora|esta\\w* fora|(?:e|sao) proibid|de fora)",
);
const JOINS = /^(?:[\s,]|e|ou|nem|os?|as?|de|d[oa]s?|uma?)+$/;
const CLAUSE_END = /[.;!?\n]/;
/** A text without an end is read in a time that grows with its length. */
const LONGEST_CLAUSE = 240;

export type Span = { readonly start: number; readonly end: number };

/**
 * Which of the names in a folded text are forbidden, replaced or only told of, and not proposed: `evite pão`, `sem pão`,
 * `pão fica de fora`. What is doubtful counts as proposed.
 */
export function deniedIn(folded: string, spans: readonly Span[]): boolean[] {
  const text = folded.replace(YES, (idiom) => "~".repeat(idiom.length));
  const denied = spans.map((span) => isDeniedBefore(text, span) || AFTER.test(restOfClause(text, span.end)));
  // `Pão, macarrão e bolo ficam de fora`: the last of a list speaks for all.
  for (let at = spans.length - 2; at >= 0; at -= 1) {
    const [one, next] = [spans[at], spans[at + 1]];
    const isList = one && next && JOINS.test(text.slice(one.end, next.start));
    if (isList && denied[at + 1] && AFTER.test(restOfClause(text, next.end))) denied[at] = true;
  }
  return denied;
}

function restOfClause(text: string, from: number): string {
  const rest = text.slice(from, from + LONGEST_CLAUSE);
  const end = rest.search(CLAUSE_END);
  return end < 0 ? rest : rest.slice(0, end + 1);
}

/** The last word before the name that denies or proposes decides. */
function isDeniedBefore(text: string, { start }: Span): boolean {
  const from = Math.max(lastClauseEnd(text, start), start - LONGEST_CLAUSE);
  let state: "open" | "denied" | "replaced" = "open";
  for (const [, denies, replaces, proposes, joins, soft] of ` ${text.slice(from, start)}`.matchAll(SIGNAL)) {
    if (denies) state = "denied";
    else if (replaces) state = "replaced";
    else if (proposes || ((joins || soft) && state === "replaced")) state = "open";
  }
  return state !== "open";
}

function lastClauseEnd(text: string, before: number): number {
  for (let at = before - 1; at >= Math.max(0, before - LONGEST_CLAUSE); at -= 1)
    if (CLAUSE_END.test(text.charAt(at))) return at + 1;
  return 0;
}

/** Without accents, in lower case, every character in its place. */
export const foldInPlace = (text: string): string =>
  Array.from(text.normalize("NFC"), (char) => {
    const plain = char.normalize("NFD").charAt(0).toLowerCase();
    return char.length === 1 && plain.length === 1 ? plain : char;
  }).join("");
