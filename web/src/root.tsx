import { brand } from "@app/contract/brand";
import { useEffect } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router";
import type { Route } from "./+types/root.ts";
import { onUnauthorized } from "./api.ts";
import { leaveForLogin } from "./identity/session/session-ended.ts";
import { ErrorPage } from "./shell/error-page.tsx";
import { markReady } from "./shell/mark-ready.ts";
import { ScriptsFailed } from "./shell/scripts-failed.tsx";
import { StoreModal } from "./shell/store-modal.tsx";
import { Analytics } from "./tracking/analytics.tsx";
import { ConsentBar } from "./tracking/consent-bar.tsx";
import { Loading } from "./ui/core/loading.tsx";
import titleFont from "./ui/fonts/bricolage-grotesque.woff2?url";
import textFont from "./ui/fonts/figtree.woff2?url";
import { AlertDialogHost } from "./ui/overlays/alert-dialog.tsx";
import "./ui/tokens.css";
import "./ui/base.css";

onUnauthorized(leaveForLogin);

export const links: Route.LinksFunction = () => [
  ...[titleFont, textFont].map((href) => ({
    rel: "preload" as const,
    as: "font" as const,
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/mark.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** For URLs without a page of their own, such as the SPA fallback. Pages override it. */
export const meta: Route.MetaFunction = () => [{ title: brand.name }, { name: "robots", content: "noindex" }];

export function Layout({ children }: { children: React.ReactNode }) {
  // For a visitor without a session the app's gate does it, once the sign-in page is hydrated too.
  useEffect(() => {
    if (document.documentElement.dataset["guest"] === undefined) markReady();
  }, []);

  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF8F3" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScriptsFailed />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <ConsentBar />
      <Outlet />
      <AlertDialogHost />
      <StoreModal />
      <Analytics />
    </>
  );
}

/** What the SPA fallback shows until its route is loaded. */
export function HydrateFallback() {
  return <Loading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
