import { expect, test } from "vitest";
import { formatWeekdayTitle } from "../shell/format/days.ts";
import {
  aheadMinutes,
  dayIn,
  formatHour,
  formatLength,
  formatLong,
  formatPastDay,
  formatShort,
  formatWhen,
  placeOf,
} from "./member-time.ts";

const MANAUS = "America/Manaus";
const at = "2026-11-13T22:00:00.000Z";

test("an instant is shown on the member's own clock", () => {
  expect(formatLong(MANAUS, at)).toBe("Sexta, 13 de novembro, às 18h00");
  expect(formatWhen("America/Sao_Paulo", at)).toBe("sexta, 13/11, às 19h00");
  expect(formatShort(MANAUS, "2026-11-14T12:20:00.000Z")).toBe("sáb, 8h20");
  expect(formatWeekdayTitle(dayIn("Asia/Tokyo", at))).toBe("Sábado, 14/11");
  expect(formatHour("Asia/Kathmandu", at)).toBe("3h45");
});

test("a past call is named by its day", () => {
  const now = Date.parse("2026-11-14T13:00:00.000Z");
  expect(formatPastDay(MANAUS, at, now)).toBe("ontem");
  expect(formatPastDay(MANAUS, "2026-11-14T12:00:00.000Z", now)).toBe("hoje");
  expect(formatPastDay(MANAUS, "2026-11-11T12:00:00.000Z", now)).toBe("em 11/11");
});

test.each([
  [MANAUS, "Manaus", 60, "1 hora"],
  ["America/Rio_Branco", "Rio Branco", 120, "2 horas"],
  ["Europe/Lisbon", "Lisboa", -180, "3 horas"],
  ["Asia/Kolkata", "Kolkata", -510, "8 horas e 30 minutos"],
  ["America/Sao_Paulo", "Brasília", 0, ""],
])("%s is %s, with its distance to Brasília", (zone, place, ahead, length) => {
  expect(placeOf(zone)).toBe(place);
  expect(aheadMinutes(zone, Date.parse(at))).toBe(ahead);
  expect(formatLength(Math.abs(ahead))).toBe(length);
});

test("the distance to a zone follows its clock changes", () => {
  expect(aheadMinutes("America/New_York", Date.parse("2026-10-31T15:00:00Z"))).toBe(60);
  expect(aheadMinutes("America/New_York", Date.parse("2026-11-02T15:00:00Z"))).toBe(120);
});
