import type { Consents } from "@app/contract/consents";
import type { IntakeView } from "@app/contract/intake";
import type { Answers } from "@app/engine/intake/answers";
import { questionnaire } from "@app/engine/intake/questionnaire/questionnaire";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { ANSWER_KIND, answersIn, editsOf } from "../data/answers/answer-records.ts";
import { consentsQuery } from "../data/consents-query.ts";
import { intakeQuery } from "../data/intake-query.ts";
import { recheckPlan } from "../data/plan-query.ts";
import { localDay } from "../shell/format/days.ts";
import { orThrow } from "../sync/core/edit.ts";
import { viewRecords } from "../sync/core/view.ts";
import type { MemberSync, SyncSnapshot } from "../sync/member-sync.ts";
import { useMemberSync } from "../sync/use-member-sync.ts";
import { type Numbers, numbersOf } from "./model/numbers.ts";
import type { Asked, Closing } from "./model/path.ts";

export type Intake = Asked & {
  firstName: string;
  closing: Closing;
  numbers: Numbers;
  /** Resolves when this device has the answers; sending follows by itself. */
  save: (answers: Answers) => Promise<void>;
  sync: MemberSync;
  snapshot: SyncSnapshot;
};

export type IntakeState =
  | { state: "loading" }
  | { state: "unavailable"; retry: () => void }
  | { state: "ready"; intake: Intake };

/** The questionnaire as far as it was answered, on this device or another. */
export function useIntake(): IntakeState {
  const { sync, snapshot } = useMemberSync();
  const view = useQuery(intakeQuery);
  const consents = useQuery(consentsQuery);
  // As of when the screen opened: an age does not change in the middle of a question.
  const [today] = useState(() => localDay(new Date()));
  const stored = useMemo(() => answersIn(viewRecords(snapshot, ANSWER_KIND)), [snapshot]);

  const known = knownFrom(view.data, consents.data, stored);
  const isPulled = snapshot.meta.complete;
  if (snapshot.phase === "ready" && known && isPulled) {
    const asked: Asked = { answers: { ...stored, ...known.consents }, context: known.context, today };
    return {
      state: "ready",
      intake: {
        ...asked,
        firstName: known.firstName,
        closing: known.closing,
        numbers: numbersOf(asked),
        async save(answers) {
          await orThrow(sync.save(editsOf(answers)));
          await recheckPlan();
        },
        sync,
        snapshot,
      },
    };
  }
  const hasFailed = view.isError || consents.isError || (snapshot.flush.state === "failed" && !isPulled);
  if (!hasFailed) return { state: "loading" };
  const retry = () => {
    void view.refetch();
    void consents.refetch();
    void sync.flush();
  };
  return { state: "unavailable", retry };
}

type Known = {
  context: Asked["context"];
  consents: Pick<Answers, "c1" | "c2">;
  firstName: string;
  closing: Closing;
};

/**
 * What the account says. Without a network a copy on this device stands in for it: it holds answers only after the
 * consents, and a question outside the short questionnaire is one of the Complete plan.
 */
function knownFrom(view: IntakeView | undefined, consents: Consents | undefined, stored: Answers): Known | undefined {
  if (view && consents)
    return {
      context: { country: view.country, plan: view.questionnaire },
      consents: consentAnswers(consents),
      firstName: view.firstName,
      closing: closingOf(view),
    };
  const { short } = questionnaire.content;
  const isComplete = Object.keys(stored).some((id) => !short.includes(id as keyof Answers));
  if (!isComplete) return undefined;
  return {
    context: { country: view?.country ?? "BR", plan: "completo" },
    consents: consents ? consentAnswers(consents) : { c1: "autorizo", c2: "concordo" },
    firstName: view?.firstName ?? "",
    closing: view ? closingOf(view) : "open",
  };
}

/** A declined consent does not close it: the member may change their mind, and then it is closed anew. */
function closingOf({ completedAt, assessment }: IntakeView): Closing {
  if (assessment?.outcome === "not-served") return "refused";
  if (assessment?.outcome === "no-consent" || assessment?.outcome === "remote-care-declined") return "declined";
  return completedAt === null ? "open" : "closed";
}

/** An answer that was never given is no answer, a withdrawn one is a no. */
function consentAnswers({ current }: Consents): Pick<Answers, "c1" | "c2"> {
  const of = (wanted: string) => current.find(({ purpose }) => purpose === wanted);
  const [health, remote] = [of("health-data"), of("remote-care")];
  return {
    ...(health?.answeredAt ? { c1: health.allowed ? "autorizo" : "agora-nao" } : {}),
    ...(remote?.answeredAt ? { c2: remote.allowed ? "concordo" : "conversar-antes" } : {}),
  };
}
