/** The member's first name becomes its placeholder, wherever it stands as a word of its own. */
export const withPlaceholder = (text: string, firstName: string): string =>
  firstName === ""
    ? text
    : text.replaceAll(
        new RegExp(`(?<!\\p{L})${firstName.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\p{L})`, "gu"),
        "{primeiroNome}",
      );
