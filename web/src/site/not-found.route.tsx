import { brand } from "@app/contract/brand";
import { useEffect } from "react";
import { NotFoundPage } from "../shell/not-found-page.tsx";
import { pageMeta } from "../shell/page-meta.ts";
import { barePage } from "../tracking/redact-url.ts";
import { track } from "../tracking/track.ts";

export const meta = () =>
  pageMeta({
    title: `Página não encontrada | ${brand.name}`,
    description: "A página que você está procurando não existe ou foi movida.",
    robots: "noindex,follow",
  });

export default function NotFoundRoute() {
  useEffect(() => void track("PageNotFound", { label: barePage() }), []);
  return <NotFoundPage />;
}
