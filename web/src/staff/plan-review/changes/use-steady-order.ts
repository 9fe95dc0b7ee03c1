import type { ChangeGroup } from "@app/engine/plans/groups/group-changes";
import { useState } from "react";

/** While a sentence is being written its group stays where it is: nothing moves under the writer. */
export function useSteadyOrder(groups: readonly ChangeGroup[], writing: string | null): readonly ChangeGroup[] {
  const [kept, setKept] = useState<{ writing: string; keys: readonly string[] } | null>(null);
  if (writing === null) {
    if (kept !== null) setKept(null);
    return groups;
  }
  if (kept?.writing !== writing) {
    setKept({ writing, keys: groups.map(({ key }) => key) });
    return groups;
  }
  const place = ({ key }: ChangeGroup): number => {
    const found = kept.keys.indexOf(key);
    return found < 0 ? kept.keys.length : found;
  };
  return [...groups].sort((a, b) => place(a) - place(b));
}
