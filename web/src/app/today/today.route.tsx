import { brand } from "@app/contract/brand";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { pageMeta } from "../../shell/page-meta.ts";
import { intakeQuery } from "../data/intake-query.ts";
import { stageOf } from "../data/intake-stage.ts";
import { loadQuery } from "../data/load-query.ts";
import { overviewQuery } from "../data/overview-query.ts";
import { Skeleton } from "../shell/skeleton.tsx";
import { Greeting } from "./greeting.tsx";
import { loadPart } from "./intake-parts.ts";
import styles from "./today.module.css";
import { Today } from "./today-screen.tsx";

export const meta = () =>
  pageMeta({
    title: `Hoje | ${brand.name}`,
    description: `Seu plano no ${brand.name}, o que acontece agora e o que espera por você.`,
    robots: "noindex",
  });

/** The page works without what the questionnaire says: an answer that does not arrive takes nothing else away. */
export async function clientLoader() {
  const [overview, intake] = await Promise.all([
    loadQuery(overviewQuery),
    loadQuery(intakeQuery).catch(() => undefined),
  ]);
  await loadPart(stageOf(intake));
  return overview;
}

/** Home screen: the questionnaire or what came of it, plan, action items and upcoming commitments. */
export default function TodayRoute() {
  const { data: overview } = useSuspenseQuery(overviewQuery);
  const { data: intake } = useQuery(intakeQuery);
  return <Today overview={overview} intake={intake} />;
}

export function HydrateFallback() {
  return (
    <div className={styles.today}>
      <Greeting text="Buscando seu plano…" />
      <Skeleton blocks={["sheet", "lines"]} />
    </div>
  );
}
