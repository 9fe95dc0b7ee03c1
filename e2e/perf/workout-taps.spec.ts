import { expect, test } from "../journey.ts";
import { becomePlanned, keepOnDevice } from "../member.ts";
import { addBaselineButton, expectWithinLimit, observeTaps, tap, writeHistory } from "./taps.ts";

/** The best round counts: other load on the machine can only add time. */
const ROUNDS = 6;

test("with 4,900 records every tap of the player is painted within 100 ms on a phone four times slower", {
  tag: ["@worker", "@whole"],
}, async ({ page, visitor }) => {
  test.slow();
  await becomePlanned(page, visitor);
  await keepOnDevice(page);
  await writeHistory(page);
  await page.goto("/app/treino/A");
  await page.getByRole("button", { name: "Aqueci, começar" }).click();
  await expect(page.getByRole("button", { name: "Concluir série" })).toBeVisible();

  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await observeTaps(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const durations: Record<string, number[]> = {
    baseline: [],
    step: [],
    reserve: [],
    pain: [],
    conclude: [],
    skip: [],
  };
  const baseline = await addBaselineButton(page);
  for (let round = 0; round < ROUNDS; round++) {
    durations["baseline"]?.push(await tap(page, baseline));
    durations["step"]?.push(await tap(page, button("Aumentar repetições")));
    durations["reserve"]?.push(await tap(page, page.getByText("3", { exact: true })));
    durations["pain"]?.push(await tap(page, button("Doeu")));
    await page.getByRole("dialog").getByRole("button", { name: "Fechar" }).click();
    durations["conclude"]?.push(await tap(page, button("Concluir série")));
    durations["skip"]?.push(await tap(page, button("Pular o descanso")));
    await expect(button("Concluir série")).toBeVisible();
  }
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });

  expectWithinLimit(durations);
});
