import { newMark, pay, register, track, webhook } from "../../lib/load/requests.ts";
import { createRecordedApi } from "./recorded-api.ts";

/** One row of each kind, created through our API; the seeded rows are copies, so new columns need no change here. */
export async function makeExamples(databaseUrl: string): Promise<void> {
  const inProcess = await createRecordedApi(databaseUrl);
  const mark = newMark();
  await inProcess.send(register(mark));
  await inProcess.send(pay("pix", `ana.${mark.fresh}@example.com`, `attempt-${mark.fresh}`));
  await inProcess.send(webhook(mark.fresh));
  await inProcess.send(track(mark));
  await inProcess.close();
}
