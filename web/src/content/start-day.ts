/** "23/11" of "2026-11-23". */
export const formatStartDay = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`;
