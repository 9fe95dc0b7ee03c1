import * as fc from "fast-check";
import { expect, test } from "vitest";
import { generated } from "../../../scripts/lib/generated.ts";
import { addDays, type Day } from "./local-time.ts";
import { type Batch, closeBatches, linesOn, MIN_BATCH_CASES, type SettledCase } from "./public-batch.ts";
import { parseCsv, toCsv } from "./public-csv.ts";
import { publicFigures } from "./public-figures.ts";
import { MIN_CASES, MIN_LINE_CASES, type PublicLine, publishedLines } from "./public-lines.ts";

const RUNS = generated(40);
const FIRST: Day = "2026-08-01";
const NIGHTS = 120;
const KINDS = ["definitive-plan", "chat-answer", "data-request-15d"] as const;

type Case = SettledCase & { kind: (typeof KINDS)[number] };

const anyCase = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    day: fc.integer({ min: 0, max: NIGHTS - 1 }).map((ahead) => addDays(FIRST, ahead)),
    steps: fc.integer({ min: 1, max: 31 }),
    creditDays: fc.integer({ min: 0, max: 30 }),
    isFinal: fc.boolean(),
  })
  .map(({ steps, creditDays, isFinal, ...rest }): Case => {
    const isKept = steps <= 20;
    return {
      ...rest,
      outcome: isKept ? "kept" : "breached",
      usedPercent: steps * 5,
      creditDays: isKept ? 0 : creditDays,
      isFinal: isKept || isFinal,
    };
  });

/** Every night of the history in order: the batches that are closed by then and what is published. */
function publishEveryNight(cases: readonly Case[]): { today: Day; batches: Batch[]; lines: PublicLine[] }[] {
  const batches: Batch[] = [];
  return Array.from({ length: NIGHTS }, (_, ahead) => {
    const today = addDays(FIRST, ahead + 1);
    for (const kind of KINDS) {
      const after = lastOf(batches, (batch) => batch.kind === kind)?.toDay ?? "";
      const waiting = cases.filter((one) => one.kind === kind && one.day > after && one.day < today);
      batches.push(...closeBatches(kind, waiting, today));
    }
    return { today, batches: [...batches], lines: publishedLines(linesOn(batches, today)) };
  });
}

const lastOf = (batches: readonly Batch[], isChosen: (batch: Batch) => boolean) =>
  [...batches].reverse().find(isChosen);
const total = (lines: readonly { cases: number }[]) => lines.reduce((sum, { cases }) => sum + cases, 0);

test("no line tells the time of fewer than five cases, and no kind has fewer than twenty", () => {
  fc.assert(
    fc.property(fc.array(anyCase, { maxLength: 260 }), (cases) => {
      for (const { lines } of publishEveryNight(cases)) {
        for (const { upTo, cases: count } of lines) expect(upTo === null || count >= MIN_LINE_CASES).toBe(true);
        for (const kind of new Set(lines.map((line) => line.kind))) {
          const ofKind = lines.filter((line) => line.kind === kind);
          expect(total(ofKind)).toBeGreaterThanOrEqual(MIN_CASES);
          // Who knows the kind and the period of a case finds it among at least a batch of them.
          for (const period of new Set(ofKind.map((line) => line.period)))
            expect(total(ofKind.filter((line) => line.period === period))).toBeGreaterThanOrEqual(MIN_BATCH_CASES);
        }
      }
    }),
    RUNS,
  );
});

test("two nights differ by whole batches of at least twenty cases, or not at all", () => {
  fc.assert(
    fc.property(fc.array(anyCase, { minLength: 40, maxLength: 260 }), (cases) => {
      const nights = publishEveryNight(cases);
      nights.forEach(({ today, batches, lines }, index) => {
        for (const batch of batches) expect(total(batch.lines)).toBeGreaterThanOrEqual(MIN_BATCH_CASES);
        const before = nights[index - 1];
        if (!before) return;
        // What was closed stays as it was.
        expect(batches.slice(0, before.batches.length)).toEqual(before.batches);
        const periods = (some: readonly Batch[], day: Day) =>
          JSON.stringify(
            some
              .flatMap((batch) => linesOn([batch], day))
              .map((line) => JSON.stringify(line))
              .sort(),
          );
        if (periods(batches, today) === periods(before.batches, before.today)) expect(lines).toEqual(before.lines);
      });
    }),
    generated(20),
  );
});

test("kept, broken and credits are those of the cases; times are never better than they were", () => {
  fc.assert(
    fc.property(fc.array(anyCase, { minLength: 100, maxLength: 260 }), (cases) => {
      for (const { batches, today, lines } of publishEveryNight(cases).slice(-1)) {
        for (const { kind, days90 } of publicFigures(lines).kinds) {
          if (!days90) continue;
          const last = lastOf(batches, (batch) => batch.kind === kind)?.toDay ?? "";
          const gone =
            lastOf(batches, (batch) => batch.kind === kind && batch.fromDay < addDays(today, -90))?.toDay ?? "";
          const counted = cases.filter((one) => one.kind === kind && one.day > gone && one.day <= last);
          const late = counted.filter(({ outcome }) => outcome === "breached");
          expect(days90).toMatchObject({
            cases: counted.length,
            breached: late.length,
            keptPerMille: Math.floor(((counted.length - late.length) * 1000) / counted.length),
            creditDays: late.reduce((sum, { creditDays }) => sum + creditDays, 0),
          });
          const times = counted.map(({ usedPercent }) => usedPercent).sort((a, b) => a - b);
          expect(days90.median).toBeGreaterThanOrEqual(times[Math.ceil(times.length / 2) - 1] ?? 0);
          expect(days90.tenth).toBeLessThanOrEqual(days90.median);
          expect(days90.median).toBeLessThanOrEqual(days90.ninetieth);
          expect(total(days90.breaches)).toBe(late.length);
        }
      }
    }),
    RUNS,
  );
});

test("the file says exactly what its lines say, and its order nothing of the cases'", () => {
  fc.assert(
    fc.property(fc.array(anyCase, { minLength: 100, maxLength: 220 }), (cases) => {
      const lines = publishEveryNight(cases).at(-1)?.lines ?? [];
      const csv = toCsv(lines);
      expect(parseCsv(csv)).toEqual(lines);
      expect(publicFigures(parseCsv(csv))).toEqual(publicFigures(lines));
      expect(toCsv(publishEveryNight([...cases].reverse()).at(-1)?.lines ?? [])).toBe(csv);
    }),
    generated(20),
  );
});

test("a broken promise that is still owed holds its batch back, ten days at most", () => {
  const kept: SettledCase[] = Array.from({ length: 22 }, () => ({
    day: FIRST,
    outcome: "kept",
    usedPercent: 40,
    creditDays: 0,
    isFinal: true,
  }));
  const owed: SettledCase = { day: FIRST, outcome: "breached", usedPercent: 155, creditDays: 4, isFinal: false };
  const close = (cases: SettledCase[], ahead: number) => closeBatches("chat-answer", cases, addDays(FIRST, ahead));
  expect(close([...kept, owed], 9)).toEqual([]);
  expect(close([...kept, owed], 10)).toEqual([
    {
      kind: "chat-answer",
      fromDay: FIRST,
      toDay: FIRST,
      lines: [
        { outcome: "kept", upTo: 40, cases: 22, creditDays: 0 },
        { outcome: "breached", upTo: null, cases: 1, creditDays: 4 },
      ],
    },
  ]);
  // The days before it need not wait, and today is not over.
  expect(close([...kept, { ...owed, day: addDays(FIRST, 1) }], 2)).toMatchObject([{ toDay: FIRST }]);
  expect(close(kept, 0)).toEqual([]);
});

test.each(["plano;x", "plano-definitivo;ultimos-30-dias;no-prazo;65;-1;0", "plano-definitivo;hoje;no-prazo;65;9;0"])(
  "a file with the row %s is refused",
  (row) => {
    expect(() => parseCsv(toCsv([]) + row)).toThrow("a linha 2 não é deste arquivo");
  },
);
