import { useEffect, useReducer, useRef } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import {
  type CheckoutEvent,
  type CheckoutState,
  checkoutReducer,
  createInitialState,
  cycleOfQuery,
  depthOf,
  resumeTokenOf,
} from "./checkout-reducer.ts";
import { loadOffer, loadState, saveState } from "./checkout-storage.ts";

export type CheckoutDispatch = (event: CheckoutEvent) => void;

/** Runs the machine: reads the address, survives a reload, and lets the browser's own back take a step back. */
export function useCheckout(userId: string | null): {
  state: CheckoutState;
  dispatch: CheckoutDispatch;
  goBack: () => void;
} {
  const [state, dispatch] = useReducer(checkoutReducer, userId, createInitialState);
  const opened = state.cycle !== null;

  useEffect(() => {
    const { search } = window.location;
    const resuming = resumeTokenOf(search) !== null;
    dispatch({
      type: "opened",
      userId,
      cycle: cycleOfQuery(search),
      offer: loadOffer(),
      restored: loadState(),
      resuming,
    });
  }, [userId]);

  useEffect(() => {
    if (opened) saveState(state);
  }, [state, opened]);

  useBrowserBack(state, dispatch);

  const goBack = () => {
    if (depthOf(state.view) > 0) return dispatch({ type: "back" });
    if (window.history.length > 1) return window.history.back();
    window.location.assign("/");
  };
  return { state, dispatch, goBack };
}

/** Each step deeper is an entry of the browser's history, so that its back button means "Voltar" too. */
function useBrowserBack(state: CheckoutState, dispatch: CheckoutDispatch): void {
  const location = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const seen = useRef(location.key);
  const ours = useRef(false);
  const depth = depthOf(state.view);
  const entry = Number(location.state?.depth ?? 0);
  const opened = state.cycle !== null;
  const backIsNoop = checkoutReducer(state, { type: "back" }) === state;

  useEffect(() => {
    if (!opened) return;
    const moved = seen.current !== location.key;
    const wentBack = moved && kind === NavigationType.Pop && !ours.current && entry < depth;
    seen.current = location.key;
    if (moved) ours.current = false;
    if (wentBack && !backIsNoop) return dispatch({ type: "back" });
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
