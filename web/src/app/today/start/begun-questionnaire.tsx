import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { consentsQuery } from "../../data/consents-query.ts";
import { viewRecords } from "../../sync/core/view.ts";
import { useMemberSync } from "../../sync/use-member-sync.ts";
import { blockProgress } from "./questionnaire-progress.ts";
import { StartQuestionnaire } from "./start-questionnaire.tsx";
import { WaitQuestionnaire } from "./wait-questionnaire.tsx";

type BegunProps = Omit<ComponentProps<typeof WaitQuestionnaire>, "progress"> & {
  country: string;
  /** No answer in a day: the page waits instead of welcoming. */
  hasWaited: boolean;
};

/** Reads the answers of this device and, through sync, of every other. Loaded apart: it brings the questionnaire. */
export function BegunQuestionnaire({ country, hasWaited, ...page }: BegunProps) {
  const { snapshot } = useMemberSync();
  const { data: consents } = useQuery(consentsQuery);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const progress = blockProgress(viewRecords(snapshot, "answer"), consents, { country, plan: "completo" }, today);
  return progress || hasWaited ? <WaitQuestionnaire {...page} progress={progress} /> : <StartQuestionnaire {...page} />;
}
