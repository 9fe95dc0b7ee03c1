import { brand } from "@app/contract/brand";
import { useEffect } from "react";
import { barePage } from "../tracking/redact-url.ts";
import { track } from "../tracking/track.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { pageMeta } from "./page-meta.ts";

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
