import { createInProcessApi } from "./in-process-api.ts";
import { newMark, pay, register, track, webhook } from "./requests.ts";

/** One of everything, made by our own API: the seeded rows are copies of these, whatever columns there are by then. */
export async function makeExamples(databaseUrl: string): Promise<void> {
  const inProcess = await createInProcessApi(databaseUrl);
  const mark = newMark();
  await inProcess.ask(register(mark));
  await inProcess.ask(pay("pix", `ana.${mark.fresh}@example.com`, `attempt-${mark.fresh}`));
  await inProcess.ask(webhook(mark.fresh));
  await inProcess.ask(track(mark));
  await inProcess.close();
}
