import { formatDate } from "../../../ui/core/format-date.ts";
import { formatHour } from "../../shell/format-hour.ts";

/** "16/11/2026, 20h14". */
export const formatMoment = (moment: string): string => `${formatDate(moment)}, ${formatHour(moment)}`;
