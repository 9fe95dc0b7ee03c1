import { useEffect } from "react";
import { isRouteErrorResponse, useMatches } from "react-router";

/**
 * For a layout and its error boundary: the operator learns that a script failed here. What sends the report is loaded with
 * the first error. The route's module has no parameters in its name, as an address would.
 */
export function useErrorReports(caught?: unknown): void {
  const route = useMatches().at(-1)?.id ?? "unknown";
  useEffect(() => {
    const report = (error: unknown) => void send(error, route);
    if (caught !== undefined) return isRouteErrorResponse(caught) ? undefined : report(caught);
    const onError = ({ error }: ErrorEvent) => report(error);
    const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason);
    addEventListener("error", onError);
    addEventListener("unhandledrejection", onRejection);
    return () => {
      removeEventListener("error", onError);
      removeEventListener("unhandledrejection", onRejection);
    };
  }, [route, caught]);
}

async function send(error: unknown, route: string): Promise<void> {
  try {
    const { reportError } = await import("./report-error.ts");
    reportError(error, route);
  } catch {
    // Without a network it could not be sent either.
  }
}
