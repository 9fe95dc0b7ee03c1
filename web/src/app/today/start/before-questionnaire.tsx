import type { AccountOverview } from "@app/contract/account";
import type { IntakeView } from "@app/contract/intake";
import { type ReactNode, useState } from "react";
import { lazyPart, useLazyPart } from "../../../ui/overlays/lazy-part.ts";
import { StartQuestionnaire } from "./start-questionnaire.tsx";
import { WaitQuestionnaire } from "./wait-questionnaire.tsx";

const DAY_MS = 86_400_000;

const begunQuestionnaire = lazyPart(async () => (await import("./begun-questionnaire.tsx")).BegunQuestionnaire);

type BeforeProps = {
  intake: IntakeView;
  overview: AccountOverview;
  items: ReactNode;
  /** Below everything else. */
  children: ReactNode;
};

/** Between the purchase and the last answer. What was answered so far arrives after the page, which works without it. */
export function BeforeQuestionnaire({ intake: { firstName, country }, overview, items, children }: BeforeProps) {
  const [now] = useState(Date.now);
  const loaded = useLazyPart(begunQuestionnaire);
  const { plan } = overview;
  const hasWaited = plan !== null && now - Date.parse(plan.startsAt) >= DAY_MS;
  const page = { firstName, overview, items, children };
  if (loaded.state === "loaded") return <loaded.Part {...page} country={country} hasWaited={hasWaited} />;
  return hasWaited ? <WaitQuestionnaire {...page} progress={undefined} /> : <StartQuestionnaire {...page} />;
}
