import type { TimelineEvent, TimelineKind } from "@app/contract/staff/member-timeline";
import { callNoteEvent, commentEvent } from "../notes/add-note.ts";
import { listCallNotes, listComments } from "../notes/note-store.ts";
import { type ReadDeps, readMember } from "../read-member.ts";
import type { Reader } from "../reader.ts";
import {
  alertEvents,
  answerEvents,
  decisionEvents,
  foodEvents,
  painEvents,
  planEvents,
  reportEvents,
} from "./care-events.ts";
import { diaryEvents } from "./diary-events.ts";
import { pageOf, type Source } from "./event.ts";
import { messageEvents } from "./message-events.ts";
import { pauseEvents } from "./pause-events.ts";
import { aheadOf, callEvents, promiseEvents } from "./promise-events.ts";
import { promisePauseEvents } from "./promise-pause-events.ts";
import { reviewEvents } from "./review-events.ts";

const commentEvents: Source = async ({ keyRing }, tx, { memberId }) =>
  (await listComments(tx, keyRing.encryption("health-data"), memberId)).map(commentEvent);

const callNoteEvents: Source = async ({ keyRing }, tx, { memberId }) =>
  (await listCallNotes(tx, keyRing.encryption("health-data"), memberId)).map(callNoteEvent);

const SOURCES: readonly Source[] = [
  answerEvents,
  planEvents,
  pauseEvents,
  diaryEvents,
  reviewEvents,
  messageEvents,
  callEvents,
  callNoteEvents,
  commentEvents,
  alertEvents,
  painEvents,
  promiseEvents,
  promisePauseEvents,
  decisionEvents,
  foodEvents,
  reportEvents,
];

type Asking = { memberId: string; reader: Reader; before?: string | undefined; only?: TimelineKind | undefined };
type Timeline = { events: TimelineEvent[]; ahead: TimelineEvent[]; next: string | null };

/** What happened with a member, newest first; what is owed comes with the first page. */
export const getTimeline = (deps: ReadDeps, { memberId, reader, before, only }: Asking): Promise<Timeline> =>
  readMember(
    deps,
    { memberId, reader, subjects: ["plan", "diary", "workouts", "reviews", "conversation"] },
    async (tx, file) => {
      const events: TimelineEvent[] = [];
      for (const source of SOURCES) events.push(...(await source(deps, tx, file)));
      const isAsked = ({ kind }: TimelineEvent) => only === undefined || kind === only;
      return {
        ...pageOf(events.filter(isAsked), before),
        ahead: before === undefined ? aheadOf(file, deps.now()).filter(isAsked) : [],
      };
    },
  );
