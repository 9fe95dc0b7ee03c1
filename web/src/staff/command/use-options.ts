import { useQuery } from "@tanstack/react-query";
import { commandText } from "../../content/staff/command.ts";
import { membersQuery } from "../directory/members-query.ts";
import { useSettledText } from "../directory/use-settled-text.ts";
import { memberPath } from "../shell/member-paths.ts";
import { staffPaths } from "../shell/staff-paths.ts";

export type Option = { id: string; path: string; label: string; note: string; group: "members" | "places" };

const PLACES: readonly Option[] = [
  { id: "queue", path: staffPaths.queue, label: commandText.queue, note: "", group: "places" },
  { id: "members", path: staffPaths.members, label: commandText.memberList, note: "", group: "places" },
  { id: "agenda", path: staffPaths.agenda, label: commandText.agenda, note: "", group: "places" },
  { id: "access", path: staffPaths.access, label: commandText.access, note: "", group: "places" },
];

const MAX_MEMBERS = 6;

/** Members by name, then places of the team's area. Without a text, only the places. */
export function useOptions(text: string): { options: Option[]; isFailed: boolean; isNone: boolean } {
  const name = useSettledText(text);
  const { data = [], isError, isFetching } = useQuery({ ...membersQuery(name), enabled: name !== "" });
  const members = (name === "" ? [] : data).slice(0, MAX_MEMBERS).map(
    (member): Option => ({
      id: member.memberId,
      path: memberPath(member.memberId),
      label: member.name,
      note: commandText.stage(member.day, member.week),
      group: "members",
    }),
  );
  const places = PLACES.filter(({ label }) => plain(label).includes(plain(name)));
  const options = [...members, ...places];
  return { options, isFailed: isError && name !== "", isNone: options.length === 0 && !isFetching && !isError };
}

/** Without accents and case, as the search on the server. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
