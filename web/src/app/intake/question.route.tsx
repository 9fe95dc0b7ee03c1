import { brand } from "@app/contract/brand";
import type { AnswerId } from "@app/engine/intake/answers";
import { useParams } from "react-router";
import { appPaths } from "../../app-paths.ts";
import { intakeCopy as copy } from "../../content/app/intake/intake.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { Redirect } from "../shell/redirect.tsx";
import { Opening } from "./consent/opening.tsx";
import { RemoteCare } from "./consent/remote-care.tsx";
import { loadIntake } from "./load-intake.ts";
import { screensFor } from "./model/path.ts";
import { QuestionScreen } from "./question-screen.tsx";
import { WithIntake } from "./with-intake.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

export const clientLoader = loadIntake;

/** One question by its id. Without the consents nothing is asked, and a question that is not asked leads to the next. */
export default function QuestionRoute() {
  const { question = "" } = useParams();
  return (
    <WithIntake>
      {(intake) => {
        const { c1, c2 } = intake.answers;
        if (question === "c1") return <Opening intake={intake} />;
        if (c1 !== "autorizo") return <Redirect to={appPaths.intake} />;
        const screen = screensFor(intake).find((one) => one.question.id === question);
        const parent = screensFor(intake).find(({ parts }) => parts.some(({ id }) => id === question));
        if (!screen) return <Redirect to={parent ? appPaths.intakeQuestion(parent.question.id) : appPaths.intake} />;
        if (question === "c2") return <RemoteCare intake={intake} />;
        if (intake.context.plan !== "gratis" && c2 !== "concordo")
          return <Redirect to={appPaths.intakeQuestion("c2")} />;
        return <QuestionScreen key={question} intake={intake} id={question as AnswerId} />;
      }}
    </WithIntake>
  );
}
