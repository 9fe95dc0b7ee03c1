import { useEffect, useReducer, useRef } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { advance, beginningOf, cycleOfQuery, depthOf, type Flow, type Happening, resumeTokenOf } from "./flow.ts";
import { keepFlow, keptFlow, keptOffer } from "./keep.ts";

export type Tell = (happening: Happening) => void;

/** Runs the machine: reads the address, survives a reload, and lets the browser's own back take a step back. */
export function useCheckout(userId: string | null): { flow: Flow; tell: Tell; goBack: () => void } {
  const [flow, tell] = useReducer(advance, userId, beginningOf);
  const opened = flow.cycle !== null;

  useEffect(() => {
    const { search } = window.location;
    const resuming = resumeTokenOf(search) !== null;
    tell({ type: "opened", userId, cycle: cycleOfQuery(search), offer: keptOffer(), kept: keptFlow(), resuming });
  }, [userId]);

  useEffect(() => {
    if (opened) keepFlow(flow);
  }, [flow, opened]);

  useBrowserBack(flow, tell);

  const goBack = () => {
    if (depthOf(flow.view) > 0) return tell({ type: "back" });
    if (window.history.length > 1) return window.history.back();
    window.location.assign("/");
  };
  return { flow, tell, goBack };
}

/** Each step deeper is an entry of the browser's history, so that its back button means "Voltar" too. */
function useBrowserBack(flow: Flow, tell: Tell): void {
  const location = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const seen = useRef(location.key);
  const ours = useRef(false);
  const depth = depthOf(flow.view);
  const entry = Number(location.state?.depth ?? 0);
  const opened = flow.cycle !== null;
  const refuses = advance(flow, { type: "back" }) === flow;

  useEffect(() => {
    if (!opened) return;
    const moved = seen.current !== location.key;
    const wentBack = moved && kind === NavigationType.Pop && !ours.current && entry < depth;
    seen.current = location.key;
    if (moved) ours.current = false;
    if (wentBack && !refuses) return tell({ type: "back" });
    if (depth > entry) {
      // The address as it is: the router's own may still be on its way to this render.
      const { pathname, search } = window.location;
      void navigate(pathname + search, { state: { depth }, preventScrollReset: true });
    } else if (depth < entry) {
      // A step may have been skipped on the way in: the entry before is then not the one wanted, and nobody's "back".
      ours.current = true;
      void navigate(-1);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new depth or a new entry is a reason to act
  }, [opened, depth, location.key]);
}
