import { openInside } from "./inside.ts";
import { newMark, pay, register, track, webhook } from "./requests.ts";

/** One of everything, made by our own API: the seeded rows are copies of these, whatever columns there are by then. */
export async function makeExamples(databaseUrl: string): Promise<void> {
  const inside = await openInside(databaseUrl);
  const mark = newMark();
  await inside.ask(register(mark));
  await inside.ask(pay("pix", `ana.${mark.fresh}@example.com`, `press-${mark.fresh}`));
  await inside.ask(webhook(mark.fresh));
  await inside.ask(track(mark));
  await inside.close();
}
