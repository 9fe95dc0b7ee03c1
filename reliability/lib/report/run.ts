import { type Figure, type Form, formatValue, judge, type Outcome } from "./figure.ts";
import { type Report, writeReport } from "./report.ts";
import { type Kind, readResults, saveResult } from "./results.ts";

const MARKS: Record<Outcome, string> = { passed: "ok  ", failed: "FAIL", "not judged": "    " };

/** One run of `npm run faults`, `bench` or `drills`: prints, counts, saves, reports and exits. */
export function openRun<T>(kind: Kind, report: Report<T>, { isPublished }: { isPublished: boolean }) {
  const tally = { passed: 0, failed: 0 };
  let isSaved = false;
  const print = (outcome: Outcome, line: string): void => {
    if (outcome !== "not judged") tally[outcome] += 1;
    console.log(`${MARKS[outcome]} ${line}`);
  };
  return {
    print,
    printFigures(figures: readonly Figure[], form: Form): void {
      for (const figure of figures) {
        const { outcome, remark } = judge(figure, form);
        const { name, note } = figure;
        print(outcome, `${name}: ${formatValue(figure)}${remark && ` (${remark})`}${note ? ` · ${note}` : ""}`);
      }
    },
    async save(key: string | number, change: (before: T | undefined) => T): Promise<void> {
      await saveResult<T>(kind, String(key), change);
      isSaved = true;
    },
    /** A run without a verdict counts as failed. */
    finish(): never {
      if (isSaved && !writeReport(kind, report, readResults<T>(kind), isPublished)) tally.failed += 1;
      if (tally.passed + tally.failed === 0) tally.failed = 1;
      console.log(`${tally.passed} passed, ${tally.failed} failed`);
      process.exit(tally.failed > 0 ? 1 : 0);
    },
  };
}
