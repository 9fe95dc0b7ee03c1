import { redirect } from "react-router";
import { appPaths } from "../../app-paths.ts";

/** Has no screen of its own yet: it is asked for among the rights of a purchase. */
export const clientLoader = () => redirect(appPaths.rights);

export default function GuaranteeRoute() {
  return null;
}
