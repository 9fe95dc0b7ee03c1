import type { MemberFile } from "@app/contract/staff/member-file";
import { memberCopy } from "../../../content/staff/member.ts";
import { formatStamp } from "../../time/moments.ts";

const copy = memberCopy.promises.pause.standing;

type OpenPause = NonNullable<MemberFile["promises"][number]["pause"]>;

/** Who stopped a clock, since when and why; and from when on it moves the date, while that is still to come. */
export function standingText(
  { reason, actor, by, since, countsFrom }: OpenPause,
  { name, now }: { name: string; now: number },
): string {
  const from = formatStamp(since, now);
  if (actor === "membro") return copy.byMember(name, from);
  const who = by ? copy.by(by, from) : copy.byNobody(from);
  const later = Date.parse(countsFrom) > now ? copy.countsFrom(formatStamp(countsFrom, now)) : undefined;
  return [who, copy.why[reason]?.(name), later].filter(Boolean).join(" ");
}
