import { brand } from "@app/contract/brand";
import { verifyCopy as copy } from "../../content/verify.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/verify.route.ts";
import { parseCode } from "./plan-code.ts";
import { VerifiedPlan } from "./verified-plan.tsx";
import { VerifyForm } from "./verify-form.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.meta} | ${brand.name}`, description: copy.description, robots: "noindex" });

/** `/verificar` asks for a code; `/verificar/7K4M-2Q9X-11RT` answers. */
export default function VerifyRoute({ params: { code: typed } }: Route.ComponentProps) {
  const code = parseCode(typed ?? "");
  return code ? <VerifiedPlan key={code} code={code} /> : <VerifyForm typed={typed ?? ""} />;
}
