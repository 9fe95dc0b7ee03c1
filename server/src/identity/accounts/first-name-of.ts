/** How a person is spoken to; what greets in an e-mail is stricter (messages/templates). */
export const firstNameOf = (name: string): string => name.split(" ")[0] ?? name;
