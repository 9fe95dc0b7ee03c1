import { printCopy as copy } from "../../../content/app/plan/plan.ts";
import { VERIFY_ADDRESS } from "../../../content/signatures.ts";

/** Nothing beneath a plan that nobody has signed. */
export const CodeLine = ({ code }: { code: string | undefined }) =>
  code === undefined ? null : (
    <p>
      {copy.codeLine.before} <b>{code}</b>
      {copy.codeLine.after(VERIFY_ADDRESS)}
    </p>
  );
