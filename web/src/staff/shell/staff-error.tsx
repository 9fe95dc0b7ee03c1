import { isRouteErrorResponse, useRevalidator } from "react-router";
import { ApiError, problemOf } from "../../api.ts";
import { staffShellCopy } from "../../content/staff/shell.ts";
import { Button } from "../../ui/core/button.tsx";
import { Link } from "./link.tsx";
import styles from "./staff-error.module.css";
import { staffPaths } from "./staff-paths.ts";

const copy = staffShellCopy.errors;

/** Why a page of the team did not open. */
export function StaffError({ error }: { error: unknown }) {
  const { state, revalidate } = useRevalidator();
  const { title, text } = describe(error);
  return (
    <div className={`${styles.error} stack gap-3`} role="alert">
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={`${styles.actions} row wrap`}>
        <Button
          variant="outline"
          busy={state === "loading"}
          busyLabel={copy.retrying}
          onClick={() => void revalidate()}
        >
          {copy.retry}
        </Button>
        <Link to={staffPaths.queue}>{copy.queue}</Link>
      </div>
    </div>
  );
}

function describe(error: unknown): { title: string; text: string } {
  if (isRouteErrorResponse(error) && error.status === 404) return copy.notFound;
  if (!(error instanceof ApiError)) return copy.other;
  const problem = problemOf(error);
  if (problem === "offline" || problem === "timeout") return copy.offline;
  return error.envelope.code === 403 ? { title: copy.refused, text: error.message } : copy.other;
}
