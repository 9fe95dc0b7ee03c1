/** "30/11", of a calendar day. */
export const shortDay = (day: string): string => day.slice(5).split("-").reverse().join("/");

/** "30/11/2026". */
export const longDay = (day: string): string => day.split("-").reverse().join("/");
