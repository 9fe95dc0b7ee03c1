import { appPaths } from "../../../app-paths.ts";
import { replyCopy as copy } from "../../../content/app/review.ts";
import { nutritionist, trainer } from "../../../content/team.ts";
import nutritionistPicture from "../../../ui/pictures/nutricionista.svg";
import trainerPicture from "../../../ui/pictures/treinador.svg";
import { formatDueTime } from "../../shell/format/moments.ts";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { replyDue } from "../model/reply-due.ts";
import styles from "./reply.module.css";
import type { RepliedReview } from "./reply-state.ts";

/** Hung from the top: two sentences, who wrote them, one next step, a way to answer, and the promise that it kept. */
export function TeamReply({ review }: { review: RepliedReview }) {
  const { reply } = review;
  return (
    <div className={`${styles.columns} stack gap-8`}>
      <div className="stack gap-8">
        <article className={`${styles.reply} paper`}>
          <Author reply={reply} />
          <blockquote className={styles.text}>“{reply.text}”</blockquote>
        </article>
        <section className={styles.next} aria-labelledby="proximo-passo">
          <h2 className="h3-size" id="proximo-passo">
            {copy.nextStep}
          </h2>
          <p>{reply.nextStep}</p>
        </section>
        <RouterButtonLink className={styles.respond} to={appPaths.conversation}>
          {copy.respond}
        </RouterButtonLink>
      </div>
      <Times review={review} />
    </div>
  );
}

const pictures = { [nutritionist.name]: nutritionistPicture, [trainer.name]: trainerPicture };

/** Drawn are the two whom the site shows. */
function Author({ reply: { by, at } }: Pick<RepliedReview, "reply">) {
  const picture = pictures[by.name];
  return (
    <div className={`${styles.author} row`}>
      {picture ? <img className={styles.portrait} src={picture} width={400} height={500} alt="" /> : null}
      <p>
        <b>{by.name}</b>
        <small>
          {copy.roles[by.role]}, {by.registration}
        </small>
        <small>{formatDueTime(at)}</small>
      </p>
    </div>
  );
}

/** A reply that came within the time without any pause kept its promise; of a later one only the times are said. */
function Times({ review: { sentAt, reply } }: { review: RepliedReview }) {
  const isKept = Date.parse(reply.at) <= Date.parse(replyDue(new Date(sentAt)));
  return (
    <section className={`${styles.times} stack gap-3`} aria-labelledby="promessa">
      <h2 className="h3-size" id="promessa">
        {isKept ? copy.kept : copy.times}
      </h2>
      <dl>
        <dt>{copy.sent}</dt>
        <dd>{formatDueTime(sentAt)}</dd>
        <dt>{copy.replied}</dt>
        <dd>{formatDueTime(reply.at)}</dd>
      </dl>
    </section>
  );
}
