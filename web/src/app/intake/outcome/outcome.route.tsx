import { brand } from "@app/contract/brand";
import { useQuery } from "@tanstack/react-query";
import { redirect } from "react-router";
import { appPaths } from "../../../app-paths.ts";
import { outcomeCopy as copy } from "../../../content/app/intake/outcome.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { hasOutcome, intakeQuery } from "../../data/intake-query.ts";
import { loadQuery, prefetchQuery } from "../../data/load-query.ts";
import { planQuery } from "../../data/plan-query.ts";
import { crisisOnDevice, crisisTextOnDevice, useCrisisOnDevice } from "../../outcome/crisis/crisis-on-device.ts";
import { CrisisOutcome } from "../../outcome/crisis/crisis-outcome.tsx";
import { Skeleton } from "../../shell/states/skeleton.tsx";
import styles from "./outcome.module.css";
import { OutcomeScreen } from "./outcome-screen.tsx";

/** How often the page asks whether the server knows of a crisis already: its text names the hour of a person. */
const CRISIS_POLL_MS = 15_000;

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.title, robots: "noindex" });

/** A crisis waits for no answer. Without an outcome the questionnaire goes on. */
export async function clientLoader() {
  if (crisisOnDevice()) {
    prefetchQuery(intakeQuery);
    return null;
  }
  prefetchQuery(planQuery);
  if (!hasOutcome(await loadQuery(intakeQuery))) throw redirect(appPaths.intake);
  return null;
}

export default function OutcomeRoute() {
  return (
    <div className={styles.frame}>
      <Outcome />
    </div>
  );
}

function Outcome() {
  const isCrisisHere = useCrisisOnDevice();
  const { data: intake } = useQuery({ ...intakeQuery, refetchInterval: isCrisisHere ? CRISIS_POLL_MS : false });
  const isCrisisKnown = intake?.assessment?.outcome === "crisis";
  if (isCrisisHere && !isCrisisKnown) {
    const country = intake?.country ?? "BR";
    return <CrisisOutcome text={crisisTextOnDevice(country)} country={country} />;
  }
  return intake ? <OutcomeScreen intake={intake} /> : <Loading />;
}

/** Blocks of the size of what comes. */
const Loading = () => <Skeleton blocks={["title", "lines"]} />;

export function HydrateFallback() {
  return (
    <div className={styles.frame}>
      <Loading />
    </div>
  );
}
