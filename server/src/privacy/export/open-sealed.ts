import { openAnswer } from "../../intake/answer-place.ts";
import { openDetails } from "../../intake/assessment-place.ts";
import { getAskedText } from "../../intake/get-asked-text.ts";
import { openPlan } from "../../plans/plan-place.ts";
import type { Encryption } from "../../platform/encryption.ts";
import { conflictPlace } from "../../sync/conflict-place.ts";
import type { PersonalTableName } from "../personal-data/personal-data.ts";
import type { Row } from "../personal-data-store.ts";

type Sealed = { accountId: string; sealed: Buffer | null };

type Open = (encryption: Encryption, row: never) => Row;

/** A member's own copy shows in clear what is stored sealed. */
const openers: Partial<Record<PersonalTableName, Open>> = {
  intakeAnswers: (encryption, { accountId, id, sealed }: Sealed & { id: string }) => ({
    question: getAskedText(id),
    ...(sealed && { answer: openAnswer(encryption, accountId, id, sealed).value }),
  }),
  intakeAssessments: (encryption, { accountId, number, sealed }: Sealed & { number: number }) => ({
    ...(sealed && { details: openDetails(encryption, { accountId, number, sealed }) }),
  }),
  planVersions(encryption, { accountId, version, sealed }: Sealed & { version: number }) {
    if (!sealed) return {};
    const { salt, document } = openPlan(encryption, { accountId, version, sealed });
    return { salt, document };
  },
  syncConflicts: (encryption, { accountId, sealed, ...place }: Sealed & Parameters<typeof conflictPlace>[1]) =>
    sealed ? { value: JSON.parse(encryption.open(conflictPlace(accountId, place), sealed)) } : {},
};

export const openSealed = (encryption: Encryption, name: PersonalTableName, row: Row): Row => ({
  ...row,
  ...openers[name]?.(encryption, row as never),
});
