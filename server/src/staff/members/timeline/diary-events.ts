import { brand } from "@app/contract/brand";
import { formatDay, formatFigure, formatKcal } from "@app/engine/progress/words/format-figures";
import { addDays, localTimeOf, momentOf, weekdayOf } from "@app/engine/promises/local-time";
import { listDaySums } from "../../../diary/queries.ts";
import { eventOf, type Source } from "./event.ts";

const { timeZone } = brand.serviceHours;
/** A year. */
const SHOWN_DAYS = 371;

type Day = Awaited<ReturnType<typeof listDaySums>>[number];

/** A digest of every week with an entry, at the end of its Sunday, or now while it runs. */
export const diaryEvents: Source = async ({ now }, tx, { memberId }) => {
  const today = localTimeOf(timeZone, now().getTime()).day;
  const days = await listDaySums(tx, memberId, { from: addDays(today, -SHOWN_DAYS), to: today });
  return [...byWeek(days)].map(([monday, week]) => {
    const ends = new Date(momentOf(timeZone, addDays(monday, 7), 0) - 1000);
    const logged = week.filter(({ totals }) => totals.entries > 0);
    const bad = week.filter(({ isBad }) => isBad).length;
    const mean = (of: (day: Day) => number) =>
      logged.reduce((sum, day) => sum + of(day), 0) / Math.max(1, logged.length);
    return eventOf({
      id: `diary ${monday}`,
      at: ends < now() ? ends : now(),
      kind: "diary",
      lane: "membro",
      title: `Diário, ${formatDay(monday)} a ${formatDay(addDays(monday, 6))}`,
      detail: bad > 0 ? `${logged.length} de 7 dias, ${bad} em que “hoje deu ruim”` : `${logged.length} de 7 dias`,
      figures: [
        { label: "dias", value: `${logged.length}/7`, share: logged.length / 7 },
        { label: "energia média", value: formatKcal(mean(({ totals }) => totals.kcal)), share: null },
        { label: "proteína média", value: `${formatFigure(mean(({ totals }) => totals.protein))}\u00a0g`, share: null },
      ],
    });
  });
};

function byWeek(days: readonly Day[]): Map<string, Day[]> {
  const weeks = new Map<string, Day[]>();
  for (const day of days) {
    const monday = addDays(day.day, -((weekdayOf(day.day) + 6) % 7));
    weeks.set(monday, [...(weeks.get(monday) ?? []), day]);
  }
  return weeks;
}
