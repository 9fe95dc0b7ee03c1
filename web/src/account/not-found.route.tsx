import { data } from "react-router";

/** An address of the app that leads nowhere: said inside the frame. */
export const clientLoader = () => {
  throw data(null, { status: 404 });
};

export default function NotFoundRoute() {
  return null;
}
