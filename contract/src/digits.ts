/** Separate from the schemas, so that a page can use it without loading the validation library. */
export const onlyDigits = (text: string): string => text.replace(/\D/g, "");
