import type { AgendaCall } from "@app/contract/staff/agenda";
import { useNavigate } from "react-router";
import { memberPath } from "../shell/member-paths.ts";
import { useShortcuts } from "../shell/use-shortcuts.ts";
import { isOpen } from "./call-look.ts";

type AgendaKeysInput = {
  /** Of the shown week, in order. */
  calls: readonly AgendaCall[];
  chosen: AgendaCall | undefined;
  onChoose: (bookingId: string) => void;
  onMove: (call: AgendaCall) => void;
  onToday: () => void;
  onWeek: (weeks: 1 | -1) => void;
  onAbsence: () => void;
  onKeys: () => void;
};

/** The keys of the agenda. */
export function useAgendaKeys({ calls, chosen, onChoose, onMove, onToday, onWeek, ...on }: AgendaKeysInput): void {
  const navigate = useNavigate();
  const step = (by: 1 | -1) => () => {
    const at = calls.findIndex(({ bookingId }) => bookingId === chosen?.bookingId);
    const next = calls[Math.max(0, Math.min(at + by, calls.length - 1))];
    if (next) onChoose(next.bookingId);
  };
  useShortcuts({
    j: step(1),
    k: step(-1),
    a: () => (chosen?.link && isOpen(chosen) ? void open(chosen.link, "_blank", "noreferrer") : undefined),
    l: () => (chosen?.phone && isOpen(chosen) ? location.assign(`tel:${chosen.phone}`) : undefined),
    o: () => (chosen?.isOwnMember ? void navigate(memberPath(chosen.memberId)) : undefined),
    d: () => (chosen && isOpen(chosen) ? onMove(chosen) : undefined),
    g: onToday,
    h: on.onAbsence,
    ArrowLeft: () => onWeek(-1),
    ArrowRight: () => onWeek(1),
    "?": on.onKeys,
  });
}
