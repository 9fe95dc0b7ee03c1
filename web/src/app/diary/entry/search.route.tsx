import { brand } from "@app/contract/brand";
import { foodSearchCopy as copy } from "../../../content/app/diary/entry.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import type { Route } from "./+types/search.route.ts";
import { LoggedMeal, loadLoggedMeal } from "./logged-meal.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadLoggedMeal({ params });

export default function SearchRoute() {
  return <LoggedMeal mode="search" />;
}
