import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { serviceHoursWords } from "../../shell/format/service-hours.ts";
import { dayWords, dueWords, messageTime, serviceTimeWords, untilWords } from "./time-words.ts";

const now = Date.parse("2026-11-19T15:50:00Z");

beforeEach(() => {
  vi.stubEnv("TZ", "America/Sao_Paulo");
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ["2026-11-19T03:10:00Z", "hoje"],
  ["2026-11-19T02:50:00Z", "ontem"],
  ["2026-11-17T12:00:00Z", "terça, 17 de novembro"],
  ["2025-11-17T12:00:00Z", "segunda, 17 de novembro de 2025"],
])("%s is %s", (at, words) => expect(dayWords(at, now)).toBe(words));

test.each([
  ["2026-11-19T17:30:00Z", "hoje, 14h30", "14h30"],
  ["2026-11-20T11:44:00Z", "sexta, 8h44", "sexta, 8h44"],
  ["2026-11-27T11:44:00Z", "sexta, 27 de novembro, 8h44", "sexta, 27 de novembro, 8h44"],
])("due at %s: %s", (at, until, due) => {
  expect([untilWords(at, now), dueWords(at, now)]).toEqual([until, due]);
});

test.each([
  [0, "1 min"],
  [42, "42 min"],
  [126, "2h06"],
  [480, "8h00"],
])("%d minutes are %s", (minutes, words) => expect(serviceTimeWords(minutes)).toBe(words));

describe("for a reader in Lisbon", () => {
  beforeEach(() => {
    vi.stubEnv("TZ", "Europe/Lisbon");
  });

  test("a message has their own time and day", () => {
    expect(messageTime("2026-11-19T12:05:00Z")).toBe("12h05");
    expect(dayWords("2026-11-19T00:30:00Z", now)).toBe("hoje");
  });

  test("a deadline is the service's, and says so", () => {
    expect(untilWords("2026-11-19T17:30:00Z", now)).toBe("quinta, 14h30 (horário de Brasília)");
    expect(dueWords("2026-11-20T11:44:00Z", now)).toBe("sexta, 8h44 (horário de Brasília)");
  });
});

test("the hours of service in words", () =>
  expect(serviceHoursWords).toBe("de seg. a sex., 8h às 20h; sáb., 9h às 14h"));
