import { brand } from "@app/contract/brand";
import { mentionsText } from "../../content/staff/mentions.ts";
import { noData } from "../../shell/no-data.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { MentionsScreen } from "./mentions-screen.tsx";

export const meta = () =>
  pageMeta({
    title: `${mentionsText.title} | ${brand.name}`,
    description: mentionsText.description,
    robots: "noindex",
  });

export const clientLoader = noData;

export default function MentionsRoute() {
  return <MentionsScreen />;
}
