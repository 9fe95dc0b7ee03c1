import { useEffect } from "react";
import { isRouteErrorResponse, useMatches } from "react-router";

/** For a layout and its error boundary: the operator learns that a script failed here. Loaded after the page's own scripts. */
export function useErrorReports(caught?: unknown): void {
  const route = useMatches().at(-1)?.id ?? "unknown";
  useEffect(() => {
    let stop = () => {};
    let isMounted = true;
    const watch = async () => {
      const { reportError, setRoute, watchErrors } = await import("./report-error.ts");
      if (!isMounted) return;
      setRoute(route);
      if (caught === undefined) stop = watchErrors();
      else if (!isRouteErrorResponse(caught)) reportError(caught);
    };
    void watch().catch(() => undefined);
    return () => {
      isMounted = false;
      stop();
    };
  }, [route, caught]);
}
