import { brand } from "@app/contract/brand";
import { appPaths } from "../../../app-paths.ts";
import { ownCopy as copy } from "../../../content/app/diary/entry.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { lazyPart, useLazyPart } from "../../../ui/overlays/lazy-part.ts";
import { LoadFailure } from "../../../ui/overlays/load-failure.tsx";
import { loadNumbersShown } from "../../data/numbers/use-numbers-shown.ts";
import { Skeleton } from "../../shell/states/skeleton.tsx";
import { SubPage } from "../../shell/sub-page.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

// The names of foods come with the catalogue.
const ownPart = lazyPart(async () => (await import("./own-screen.tsx")).OwnScreen);

export async function clientLoader() {
  void ownPart.load().catch(() => undefined);
  await loadNumbersShown();
  return null;
}

export default function OwnRoute() {
  return (
    <SubPage back={{ to: appPaths.diary, label: copy.back }} title={copy.title}>
      <Own />
    </SubPage>
  );
}

function Own() {
  const part = useLazyPart(ownPart);
  if (part.state === "loaded") return <part.Part />;
  return part.state === "loading" && !part.again ? <Skeleton blocks={["lines"]} /> : <LoadFailure loaded={part} />;
}
