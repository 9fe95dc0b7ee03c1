import type { Reporter, TestModule } from "vitest/node";

/** Lists the tests that passed only when they were run again: Vitest itself says nothing about them. */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${module.relativeModuleId} > ${test.fullName}`),
    );
    for (const name of flaky) console.log(` FLAKY  ${name}`);
    if (flaky.length > 0) console.log(`  Flaky  ${flaky.length} flaky`);
  }
}
