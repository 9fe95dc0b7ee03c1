import { brand } from "@app/contract/brand";
import { appPaths } from "../../app-paths.ts";
import { answersCopy as copy, intakeCopy } from "../../content/app/intake/intake.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { Redirect } from "../shell/redirect.tsx";
import { AnswerList } from "./answers/answer-list.tsx";
import { loadIntake } from "./load-intake.ts";
import { WithIntake } from "./with-intake.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: intakeCopy.description, robots: "noindex" });

export const clientLoader = loadIntake;

/** The member's answers, to read and to change. */
export default function AnswersRoute() {
  return (
    <WithIntake>
      {(intake) =>
        intake.answers.c1 === "autorizo" ? <AnswerList intake={intake} /> : <Redirect to={appPaths.intake} />
      }
    </WithIntake>
  );
}
