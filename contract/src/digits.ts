/** Apart from the schemas, so that a page may use it without the validation library. */
export const onlyDigits = (text: string): string => text.replace(/\D/g, "");
