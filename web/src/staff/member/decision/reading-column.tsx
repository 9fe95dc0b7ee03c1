import type { MemberFile } from "@app/contract/staff/member-file";
import type { TimelineEvent } from "@app/contract/staff/member-timeline";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { decisionCopy as copy } from "../../../content/staff/decision.ts";
import { memberCopy } from "../../../content/staff/member.ts";
import { formatStamp } from "../../time/moments.ts";
import { answersQuery, timelineQuery } from "../data/member-queries.ts";
import { AnswerList } from "../file/answer-list.tsx";
import { AnswersDialog } from "../file/answers-dialog.tsx";
import { LoadState } from "../parts/load-state.tsx";
import parts from "../parts/parts.module.css";
import { TeamButton } from "../parts/team-button.tsx";
import styles from "./decision.module.css";

/** The answers that raised a sign; the others are one tap away. */
export function DecisiveAnswers({ file: { memberId, name } }: { file: MemberFile }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(answersQuery(memberId));
  const decisive = data?.filter(({ isDecisive }) => isDecisive) ?? [];
  return (
    <section>
      <div className={`${styles.title} row gap-3`}>
        <h2 className={parts.heading}>{copy.answers.title}</h2>
        {data ? <span className={parts.hint}>{copy.answers.count(decisive.length, data.length)}</span> : null}
        <TeamButton tone="link" onClick={() => setIsOpen(true)}>
          {copy.answers.all}
        </TeamButton>
      </div>
      {data ? null : (
        <LoadState
          error={error}
          loading={copy.answers.loading}
          failed={copy.answers.failed}
          isBusy={isFetching}
          retry={() => void refetch()}
        />
      )}
      {data && decisive.length === 0 ? <p className={parts.hint}>{copy.answers.none}</p> : null}
      {decisive.length > 0 ? <AnswerList answers={decisive} /> : null}
      {isOpen ? <AnswersDialog memberId={memberId} name={name} onClose={() => setIsOpen(false)} /> : null}
    </section>
  );
}

type CallsProps = { file: MemberFile; now: number; note: () => void };

/** What was said with the member; a call can be noted from here. */
export function Calls({ file: { memberId, name }, now, note }: CallsProps) {
  const { data } = useInfiniteQuery(timelineQuery(memberId, "call"));
  const calls = data?.pages.flatMap(({ events }) => events).reverse() ?? [];
  return (
    <section>
      <div className={`${styles.title} row gap-3`}>
        <h2 className={parts.heading}>{copy.calls.title}</h2>
        <TeamButton tone="link" onClick={note}>
          {memberCopy.note.open}
        </TeamButton>
      </div>
      {data && calls.length === 0 ? <p className={parts.hint}>{copy.calls.none}</p> : null}
      {calls.map((call) => (
        <Call key={call._id} call={call} name={name} now={now} />
      ))}
    </section>
  );
}

function Call({ call: { at, title, detail, by }, name, now }: { call: TimelineEvent; name: string; now: number }) {
  return (
    <article className={styles.call}>
      <div className={styles.callTop}>
        <h3>{title}</h3>
        <time dateTime={at}>{formatStamp(at, now)}</time>
      </div>
      {detail ? <p>{detail}</p> : null}
      <p className={parts.hint}>{[by, copy.calls.canRead(name)].filter(Boolean).join(". ")}</p>
    </article>
  );
}
