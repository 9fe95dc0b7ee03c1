import { brand } from "@app/contract/brand";

type Shift = readonly [string, string] | null;
const { weekdays, saturday, sunday } = brand.serviceHours as unknown as Record<string, Shift>;

const hour = (time: string): string => {
  const [hours = "", minutes] = time.split(":");
  return `${Number(hours)}h${minutes === "00" ? "" : minutes}`;
};
const part = (days: string, shift: Shift | undefined): string[] =>
  shift ? [`${days}, ${hour(shift[0])} às ${hour(shift[1])}`] : [];

/** "de seg. a sex., 8h às 20h; sáb., 9h às 14h". */
export const serviceHoursWords = [
  ...part("de seg. a sex.", weekdays),
  ...part("sáb.", saturday),
  ...part("dom.", sunday),
].join("; ");
