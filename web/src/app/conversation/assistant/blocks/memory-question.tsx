import type { Block } from "@app/contract/assistant";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../../api.ts";
import { appPaths } from "../../../../app-paths.ts";
import { memoryQuestionCopy as copy } from "../../../../content/app/assistant/assistant.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { memoriesQuery, memoryIdOf, remember } from "../../../data/assistant/memories-query.ts";
import type { Proposal as Place } from "../../../data/assistant/proposed-meal.ts";
import { Link } from "../../../shell/link.tsx";

import styles from "./blocks.module.css";
import { Failure, Outcome } from "./proposal.tsx";

type MemoryQuestionProps = { memory: Extract<Block, { kind: "memory" }>; proposal: Place; isLast: boolean };

/** "Posso guardar que …?" It stands while it is the newest; later on only what was kept is said. */
export function MemoryQuestion({ memory, proposal, isLast }: MemoryQuestionProps) {
  const { answerId, index } = proposal;
  const id = memoryIdOf(answerId, index);
  const { data: memories } = useQuery(memoriesQuery);
  const [state, setState] = useState<"asked" | "saving" | "refused" | { failed: string }>("asked");
  const [isOwn, setIsOwn] = useState(false);
  const isKept = memories?.memories.some(({ _id }) => _id === id) ?? false;
  if (isKept)
    return (
      <div className={`${styles.memory} stack gap-2`}>
        <Outcome text={copy.saved} takesFocus={isOwn}>
          <Link to={appPaths.assistantMemory}>{copy.see}</Link>
        </Outcome>
      </div>
    );
  if (state === "refused")
    return (
      <p className="note" role="status">
        {copy.refused}
      </p>
    );
  if (!isLast) return null;
  async function keep() {
    setState("saving");
    setIsOwn(true);
    try {
      await remember({ id, key: memory.key, text: memory.text, messageId: answerId });
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.envelope.code >= 400 && error.envelope.code < 500;
      return setState({ failed: isRefusal ? error.message : copy.failed });
    }
    setState("asked");
  }
  return (
    <section className={`${styles.memory} stack gap-2`} aria-label={copy.label}>
      <p>{copy.ask}</p>
      <p className={styles.questionWords}>{memory.text}</p>
      {typeof state === "object" ? <Failure>{state.failed}</Failure> : null}
      <div className={`${styles.questionChoices} row wrap`}>
        <Button variant="secondary" busy={state === "saving"} onClick={() => void keep()}>
          {copy.yes}
        </Button>
        <Button variant="link" onClick={() => setState("refused")}>
          {copy.no}
        </Button>
      </div>
    </section>
  );
}
