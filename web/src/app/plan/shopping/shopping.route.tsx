import { brand } from "@app/contract/brand";
import { shoppingCopy as copy } from "../../../content/app/plan/shopping.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { loadPlan, usePlan } from "../../data/plan-query.ts";
import { ShoppingScreen } from "./shopping-screen.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

export const clientLoader = async () => {
  await loadPlan();
  return null;
};

export default function ShoppingRoute() {
  return <ShoppingScreen plan={usePlan() ?? null} />;
}
