import { data } from "react-router";

/** An unknown path of the app: the 404 is shown inside the app shell. */
export const clientLoader = () => {
  throw data(null, { status: 404 });
};

export default function NotFoundRoute() {
  return null;
}
