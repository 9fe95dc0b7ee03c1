import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useState } from "react";
import { staffMeQuery } from "../../shell/staff-me.ts";
import { ConfirmFactor } from "./confirm-factor.tsx";

/** What is about to expire would be refused by the time it is used. */
const MARGIN_MS = 30_000;

type Asked = { resolve: (isConfirmed: boolean) => void };

/**
 * Before signing: `if (!(await confirm())) return;`, with `dialog` somewhere on the screen. A factor that is still fresh
 * is not asked for again, unless `again` is given because the server asked.
 */
export function useConfirmFactor(): {
  confirm: (options?: { again?: boolean }) => Promise<boolean>;
  dialog: ReactNode;
} {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = useCallback(
    async ({ again = false } = {}) => {
      const until = queries.getQueryData(staffMeQuery.queryKey)?.confirmedUntil;
      if (!again && until && Date.parse(until) > Date.now() + MARGIN_MS) return true;
      return new Promise<boolean>((resolve) => setAsked({ resolve }));
    },
    [queries],
  );
  const answer = (isConfirmed: boolean) => {
    asked?.resolve(isConfirmed);
    setAsked(null);
    if (isConfirmed) void queries.invalidateQueries({ queryKey: staffMeQuery.queryKey });
  };
  const dialog = asked ? <ConfirmFactor onConfirmed={() => answer(true)} onCancel={() => answer(false)} /> : null;
  return { confirm, dialog };
}
