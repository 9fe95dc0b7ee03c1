import type { Reporter, TestCase, TestModule } from "vitest/node";

/** Lists the tests that passed only when they were run again, with what failed first: Vitest itself says nothing about them. */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky),
    );
    for (const test of flaky) {
      console.log(` FLAKY  ${test.module.relativeModuleId} > ${test.fullName}`);
      console.log(firstErrorOf(test));
    }
    if (flaky.length > 0) console.log(`  Flaky  ${flaky.length} flaky`);
  }
}

/** Indented, so that no line of it reads like a count of tests. */
function firstErrorOf(test: TestCase): string {
  const error = test.result().errors?.[0];
  const places = error?.stacks?.map(({ file, line, column }) => `    at ${file}:${line}:${column}`) ?? [];
  const lines = [`${error?.name ?? "Error"}: ${error?.message ?? "not kept"}`, ...places, error?.diff ?? ""];
  return lines.join("\n").replace(/^/gm, "        | ");
}
