import { useEffect, useReducer, useRef } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { getStoredBuyer } from "./buyer.ts";
import {
  type CheckoutEvent,
  type CheckoutState,
  checkoutReducer,
  createInitialState,
  cycleOfQuery,
  depthOf,
  methodOfQuery,
  resumeTokenOf,
} from "./checkout-reducer.ts";
import { loadOffer, loadState, saveState } from "./checkout-storage.ts";

export type CheckoutDispatch = (event: CheckoutEvent) => void;

/** Runs the reducer: parses the URL, survives a reload, and maps the browser's back button to a step back. */
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
    const buyer = getStoredBuyer();
    const method = methodOfQuery(search);
    dispatch({
      type: "opened",
      userId,
      cycle: cycleOfQuery(search),
      offer: loadOffer(),
      restored: loadState(),
      resuming,
      member: buyer && method && { buyer, method },
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

/** Each deeper step is a history entry, so that the browser's back button works like "Voltar". */
function useBrowserBack(state: CheckoutState, dispatch: CheckoutDispatch): void {
  const location = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const lastKey = useRef(location.key);
  const isOwnPop = useRef(false);
  const depth = depthOf(state.view);
  const entry = Number(location.state?.depth ?? 0);
  const opened = state.cycle !== null;
  const backIsNoop = checkoutReducer(state, { type: "back" }) === state;

  useEffect(() => {
    if (!opened) return;
    const moved = lastKey.current !== location.key;
    const wentBack = moved && kind === NavigationType.Pop && !isOwnPop.current && entry < depth;
    lastKey.current = location.key;
    if (moved) isOwnPop.current = false;
    if (wentBack && !backIsNoop) return dispatch({ type: "back" });
    if (depth > entry) {
      // The real URL: the router's location may lag behind in this render.
      const { pathname, search } = window.location;
      void navigate(pathname + search, { state: { depth }, preventScrollReset: true });
    } else if (depth < entry) {
      // A step may have been skipped on the way in: this pop only realigns the history, and is no "back" of the buyer.
      isOwnPop.current = true;
      void navigate(-1);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new depth or a new entry is a reason to act
  }, [opened, depth, location.key]);
}
