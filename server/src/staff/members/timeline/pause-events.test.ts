import { brand } from "@app/contract/brand";
import type { TimelineEvent } from "@app/contract/staff/member-timeline";
import { formatDay } from "@app/engine/progress/words/format-figures";
import { addDays, localTimeOf } from "@app/engine/promises/local-time";
import { expect } from "vitest";
import { endPause } from "../../../pauses/end-pause.ts";
import { aPause, pauses } from "../../../pauses/testing/pausing.ts";
import { HOUR_MS } from "../../../platform/time.ts";
import { test } from "../../../testing/http.ts";
import { aMemberToRead } from "../testing/a-member-to-read.ts";

test("a pause of the plan has a line with its days and reason, its end another; a pregnancy says no reason", async ({
  api,
  deps,
  clock,
}) => {
  const { path, trainer, accountId } = await aMemberToRead(deps, {});
  const lines = async () => {
    const { body } = await api<{ events: TimelineEvent[] }>("GET", `${path}/timeline?only=plan`, {
      headers: trainer.headers,
    });
    const events = body.return?.events.filter(({ _id }) => /^(pause|return) /.test(_id)) ?? [];
    return events.map(({ title, detail, lane }) => ({ title, detail, lane }));
  };
  const today = localTimeOf(brand.serviceHours.timeZone, deps.now().getTime()).day;
  const pause = aPause(today, addDays(today, 4), "doenca");
  await pauses(deps, accountId, pause);
  const began = {
    title: `Pausou o plano de ${formatDay(today)} a ${formatDay(addDays(today, 4))}`,
    detail: "Doença",
    lane: "membro",
  };
  expect(await lines()).toEqual([began]);

  clock.advance(HOUR_MS);
  await endPause(deps, { accountId, pauseId: pause._id });
  const ended = { title: "O plano voltou da pausa", detail: null, lane: "membro" };
  expect(await lines()).toEqual([ended, began]);

  clock.advance(HOUR_MS);
  await pauses(deps, accountId, aPause(today, today, "gravidez"));
  expect((await lines())[0]).toMatchObject({ title: expect.stringMatching(/^Pausou o plano de /), detail: null });
  expect(await lines()).toHaveLength(3);
});
