import type { Half } from "@app/contract/plan-document";
import type { PlanHalves } from "@app/engine/plans/halves";
import { useCallback, useState } from "react";
import { firstCell, rowsOf } from "../week/grid-rows.ts";
import { cellOf } from "./cell-of.ts";

export type Selection = {
  /** The cell of the week: `d4.lanche-tarde`, `treino.d1`; or `targets`. */
  cell: string;
  /** The item or exercise that a path named: `d4.lanche-tarde.2`, `A.1`. */
  part: string | null;
  select: (cell: string) => void;
  goTo: (path: string) => void;
  /** Grows with every `goTo`: the page then brings the cell into sight. */
  jumps: number;
};

/** What is open below the week. A cell that no longer is there gives way to the first one. */
export function useSelection(next: PlanHalves, mine: Half | null): Selection {
  const [chosen, setChosen] = useState<{ cell: string; part: string | null; jumps: number }>({
    cell: "",
    part: null,
    jumps: 0,
  });
  const rows = rowsOf(next, mine);
  const isThere = chosen.cell === "targets" || rows.some(({ cells }) => cells.includes(chosen.cell));
  const select = useCallback((cell: string) => setChosen(({ jumps }) => ({ cell, part: null, jumps })), []);
  const goTo = useCallback(
    (path: string) => {
      const { cell, part } = cellOf(path, next);
      setChosen(({ jumps }) => ({ cell, part, jumps: jumps + 1 }));
    },
    [next],
  );
  return { ...chosen, cell: isThere ? chosen.cell : firstCell(rows), select, goTo };
}
