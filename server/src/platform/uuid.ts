const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Checked before a query: PostgreSQL rejects a malformed uuid with an error, which would answer 500. */
export const isUuid = (text: string): boolean => UUID.test(text);
