import { expect } from "vitest";
import { aStaffMember } from "../../staff/testing/a-staff-member.ts";
import { firing } from "../../testing/alerts.ts";
import { test, workerMetrics } from "../../testing/metrics.ts";
import { formatToday } from "../format-today.ts";
import { getToday } from "../get-today.ts";

test("PlacesFull: no coming week has a place", async ({ deps }) => {
  const live = { ...deps, places: { ...deps.places, capacity: "live" as const } };
  expect(formatToday(await getToday(deps))).not.toContain("Vagas");
  await aStaffMember(deps, { role: "nutri" });
  expect(await firing({ worker: await workerMetrics(live) })).toContain("PlacesFull");
  expect(formatToday(await getToday(live))).toMatch(
    /^! Vagas da equipe +0 nesta semana, depois nenhuma \(PlacesFull\)$/m,
  );
  await aStaffMember(deps, { role: "treinador" });
  expect(await firing({ worker: await workerMetrics(live) })).not.toContain("PlacesFull");
  expect(formatToday(await getToday(live))).toMatch(
    /^ {2}Vagas da equipe +34 nesta semana, depois a partir de \d\d\//m,
  );
});
