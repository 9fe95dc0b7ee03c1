import { formatRelativeDate } from "../shell/format/moments.ts";

/** "hoje às 10h14", "ontem às 23h10", "em 03/11": the year only where it is another one. */
export const formatDay = (at: string, now: Date): string =>
  formatRelativeDate(at, now).replace(`/${now.getFullYear()}`, "");
