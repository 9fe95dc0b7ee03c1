import type { Block } from "@app/contract/assistant";
import { useState } from "react";
import { appPaths } from "../../../../app-paths.ts";
import { signQuestionCopy as copy } from "../../../../content/app/assistant/assistant.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { confirmSign } from "../../../data/assistant/confirm-sign.ts";
import { Link } from "../../../shell/link.tsx";
import { Choices, Failure, Note, Outcome, Proposal } from "./proposal.tsx";

type SignQuestionProps = { sign: Extract<Block, { kind: "sign" }>; canHandOff: boolean };

/** A sign of safety, asked back: nothing changes and nobody is told before the member says that it is so. */
export function SignQuestion({ sign: { signId, question, yes, no, answer }, canHandOff }: SignQuestionProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [isOwn, setIsOwn] = useState(false);
  if (answer !== null)
    return (
      <Proposal label={copy.label} title={question}>
        <Outcome text={copy.outcome[answer]} takesFocus={isOwn}>
          {answer === "yes" ? <Link to={appPaths.today}>{copy.correct}</Link> : null}
        </Outcome>
      </Proposal>
    );
  async function say(said: "yes" | "no") {
    setIsBusy(true);
    setHasFailed(false);
    setIsOwn(true);
    try {
      await confirmSign(signId, said);
    } catch {
      setHasFailed(true);
    }
    setIsBusy(false);
  }
  return (
    <Proposal label={copy.label} title={question}>
      {hasFailed ? <Failure>{copy.failed}</Failure> : null}
      <Choices>
        <Button busy={isBusy} onClick={() => void say("yes")}>
          {yes}
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={() => void say("no")}>
          {no}
        </Button>
      </Choices>
      <Note>{canHandOff ? copy.note : copy.noteAlone}</Note>
    </Proposal>
  );
}
