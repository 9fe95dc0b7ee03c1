const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Before the database is asked, which refuses anything else as an error of ours. */
export const isUuid = (text: string): boolean => UUID.test(text);
