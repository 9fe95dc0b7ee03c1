import { useEffect } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { lazyPart, useLazyPart } from "../ui/lazy-part.ts";
import { LoadFailure } from "../ui/load-failure.tsx";
import type { Route } from "./+types/app.route.ts";
import { Frame } from "./frame/frame.tsx";
import { Skeleton } from "./frame/skeleton.tsx";
import { Trouble } from "./frame/trouble.tsx";
import { startWorker } from "./offline/start-worker.ts";

const door = lazyPart(async () => (await import("../identity/login.route.tsx")).default);

export default function AppRoute() {
  useEffect(startWorker, []);
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/**
 * What stopped a screen. Nobody signed in: the sign-in page, at this very address, because store buttons and letters
 * lead here. Anything else is said inside the frame, so that the other screens stay within reach.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 401) return <Door />;
  return (
    <Frame>
      <Trouble error={error} />
    </Frame>
  );
}

function Door() {
  const loaded = useLazyPart(door);
  if (loaded.state === "here") return <loaded.Part />;
  return (
    <Frame>
      {loaded.state === "loading" && !loaded.again ? (
        <Skeleton blocks={["title", "lines"]} />
      ) : (
        <>
          <h1>Entre na sua conta</h1>
          <LoadFailure loaded={loaded} />
        </>
      )}
    </Frame>
  );
}

/** For addresses that are not drawn ahead. */
export function HydrateFallback() {
  return (
    <Frame>
      <Skeleton blocks={["title", "lines"]} />
    </Frame>
  );
}
