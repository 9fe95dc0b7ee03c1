import { articlesSection, type Post, samplePosts } from "../../content/sample-posts.ts";
import { tracked } from "../../tracking/tracked.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { dayOf } from "../../ui/day-of.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import unillustrated from "../../ui/pictures/mesa.svg";
import { Static, useWritten } from "../static.tsx";
import styles from "./articles.module.css";
import { useLatestPosts } from "./use-latest-posts.ts";

const SHOWN = 3;

/** One cover and two smaller ones beside it: the blog's newest, or ours when they cannot come. */
export function Articles() {
  const latest = useLatestPosts(SHOWN);
  return (
    <section className={`band ${styles.articles}`} aria-labelledby="articles-title">
      <div className="before-axis">
        <h2 id="articles-title">{articlesSection.title}</h2>
        <ButtonLink variant="text" href="/blog" className={styles.all}>
          {articlesSection.all}
        </ButtonLink>
      </div>
      <div className={`after-axis ${styles.list}`} aria-busy={latest.state === "waiting"}>
        {latest.state === "waiting" && <Waiting />}
        {latest.state === "loaded" && (
          <div className={styles.magazine}>
            {latest.posts.map((post) => (
              <Article key={post.url} {...post} image={post.image ?? unillustrated} />
            ))}
          </div>
        )}
        <Samples shown={latest.state === "empty" || latest.state === "failed"} />
        {latest.state === "failed" && (
          <div className={styles.failure} role="status">
            <p>{articlesSection.failed}</p>
            <p lang="en" className="micro soft">
              <code>{articlesSection.failedTechnical}</code>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

/** The places of what is coming, as large as it will be. */
function Waiting() {
  return (
    <div className={`${styles.magazine} ${styles.waiting}`} aria-hidden="true">
      {Array.from({ length: SHOWN }, (_, place) => (
        <div key={place} className={styles.article}>
          <div className={styles.picture} />
          <div className={styles.words}>
            <i />
            <i />
            <i />
          </div>
        </div>
      ))}
    </div>
  );
}

const SAMPLES = "sample-posts";

/** Ours are written into the page for browsers without script; with one, they are taken from there when needed. */
function Samples({ shown }: { shown: boolean }) {
  const html = useWritten(SAMPLES);
  return (
    <>
      <Static as="noscript" name={SAMPLES} className="">
        {import.meta.env.SSR ? (
          <div className={styles.magazine}>
            <SampleArticles />
          </div>
        ) : null}
      </Static>
      {shown &&
        (import.meta.env.DEV ? (
          <div className={styles.magazine}>
            <SampleArticles />
          </div>
        ) : (
          <div dangerouslySetInnerHTML={{ __html: html }} />
        ))}
    </>
  );
}

function SampleArticles() {
  return samplePosts.map((post) => <Article key={post.title} {...post} />);
}

function Article({ title, excerpt, date, image, category, author, url }: Post) {
  return (
    <article className={styles.article}>
      <Picture src={image} shape="scene" className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.facts}>
          <b className={styles.category}>{category}</b>
          <time className="figures" dateTime={date}>
            {dayOf(date)}
          </time>
          <span>{author}</span>
        </p>
        <h3 className={styles.title}>{title}</h3>
        <p className={`soft ${styles.excerpt}`}>{excerpt}</p>
        {url && (
          <ButtonLink variant="text" href={url} target="_blank" rel="noopener" {...tracked("BlogClick", title)}>
            {articlesSection.read} <span className="sr-only">: {title}</span>
            <Icon name="arrow-up-right" />
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
