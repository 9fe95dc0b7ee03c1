import { brand } from "@app/contract/brand";
import { purposes } from "@app/contract/consents";
import type { AnswerId } from "@app/engine/intake/answers";
import { useNavigate, useParams } from "react-router";
import { appPaths } from "../../app-paths.ts";
import { intakeCopy as copy, remoteCareCopy } from "../../content/app/intake/intake.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { Redirect } from "../shell/redirect.tsx";
import { Opening } from "./consent/opening.tsx";
import { ConsentPaper } from "./consent/paper.tsx";
import { BackLink } from "./frame/foot.tsx";
import { IntakeFrame } from "./frame/intake-frame.tsx";
import { loadIntake } from "./load-intake.ts";
import { placeAfter, screensFor } from "./model/path.ts";
import { pathOf } from "./model/place-path.ts";
import styles from "./question.module.css";
import { QuestionScreen } from "./question-screen.tsx";
import type { Intake } from "./use-intake.ts";
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

/** The term of remote care, for members of the Complete plan. Without it nothing is generated: a person talks first. */
function RemoteCare({ intake }: { intake: Intake }) {
  const navigate = useNavigate();
  const onAnswered = (allowed: boolean) => {
    const answers = { ...intake.answers, c2: allowed ? "concordo" : "conversar-antes" } as const;
    const isSame = !allowed && intake.closing === "declined";
    void navigate(isSame ? appPaths.intakeResult : pathOf(placeAfter("c2", { ...intake, answers })));
  };
  return (
    <IntakeFrame foot={<BackLink to={appPaths.intakeQuestion("c1")} isAlone />} isFootBelow>
      <h1>{remoteCareCopy.title}</h1>
      <p className={styles.lead}>{remoteCareCopy.lead}</p>
      <ConsentPaper
        purpose="remote-care"
        title={purposes["remote-care"].title}
        yes={remoteCareCopy.agree}
        no={remoteCareCopy.talk}
        onAnswered={onAnswered}
      />
      <p className="note">{remoteCareCopy.without}</p>
    </IntakeFrame>
  );
}
