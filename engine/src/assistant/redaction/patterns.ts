/** What looks like somebody's value, whoever they are. On folded text; linear, for members paste long texts. */
export const PERSONAL_PATTERNS: readonly { readonly pattern: RegExp; readonly label: string }[] = [
  { pattern: /[\p{L}\p{N}._%+-]{1,64} ?@ ?[\p{L}\p{N}-]{1,63}(?: ?\. ?[\p{L}\p{N}-]{1,63}){1,4}/gu, label: "[e-mail]" },
  {
    pattern:
      /[\p{L}\p{N}._-]{1,64} (?:arroba|\(at\)|\[at\]) [\p{L}\p{N}-]{1,63}(?: ?(?:\.|ponto) ?[\p{L}\p{N}-]{1,63}){1,4}/gu,
    label: "[e-mail]",
  },
  { pattern: /[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/g, label: "[id]" },
  { pattern: /acc_[\p{L}\p{N}]{1,64}/gu, label: "[id]" },
  { pattern: /\d{2}[. ]?\d{3}[. ]?\d{3} ?\/ ?\d{4} ?-? ?\d{2}/g, label: "[documento]" },
  { pattern: /\d{3}[. -]?\d{3}[. -]?\d{3} ?[-./ ]? ?\d{2}/g, label: "[documento]" },
  { pattern: /(?:\+ ?\d{1,3}[ .-]?)?(?:\( ?\d{2,3} ?\)|\d{2,3})[ .-]{0,2}9? ?\d{4}[ .-]?\d{4}/g, label: "[telefone]" },
  { pattern: /9?\d{4}-\d{4}/g, label: "[telefone]" },
  { pattern: /(?:\d[ .-]{1,2}){7,40}\d/g, label: "[número]" },
  { pattern: /\d{8,}/g, label: "[número]" },
  // Dates of birth of adults and of their children; a day of the diary is of this decade.
  { pattern: /\d{1,2} ?[/.-] ?\d{1,2} ?[/.-] ?(?:19\d{2}|200\d|201\d)/g, label: "[data]" },
  { pattern: /(?:19\d{2}|200\d|201\d) ?[/.-] ?\d{1,2} ?[/.-] ?\d{1,2}/g, label: "[data]" },
  { pattern: /\d{1,2} de \p{L}{4,9} de (?:19\d{2}|200\d|201\d)/gu, label: "[data]" },
  {
    pattern: /nasc\p{L}{1,8} (?:em|no dia|dia|no ano de|de) [\d/.-]{1,10}(?: de \p{L}{4,9}(?: de \d{2,4})?)?/gu,
    label: "[data]",
  },
];
