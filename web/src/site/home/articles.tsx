import { articlesSection, type Post, samplePosts } from "../../content/sample-posts.ts";
import { ServerOnly, useServerHtml } from "../../shell/server-only.tsx";
import { trackProps } from "../../tracking/track-props.ts";
import { ButtonLink } from "../../ui/core/button.tsx";
import { formatDate } from "../../ui/core/format-date.ts";
import { Icon } from "../../ui/core/icon.tsx";
import { Illustration } from "../../ui/core/illustration.tsx";
import unillustrated from "../../ui/pictures/mesa.svg";
import styles from "./articles.module.css";
import { useLatestPosts } from "./use-latest-posts.ts";

const SHOWN = 3;

/** One large and two smaller articles: the blog's newest, or the samples when it fails. */
export function Articles() {
  const latest = useLatestPosts(SHOWN);
  return (
    <section className={`band ${styles.articles}`} aria-labelledby="articles-title">
      <div className="before-axis">
        <h2 id="articles-title">{articlesSection.title}</h2>
        <ButtonLink variant="link" href="/blog" className={styles.all}>
          {articlesSection.all}
        </ButtonLink>
      </div>
      <div className={`after-axis ${styles.list}`} aria-busy={latest.state === "waiting"}>
        {latest.state === "waiting" && <ArticlesSkeleton />}
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

/** Reserves the space of the articles while they load. */
function ArticlesSkeleton() {
  return (
    <div className={`${styles.magazine} ${styles.waiting}`} aria-hidden="true">
      {Array.from({ length: SHOWN }, (_, place) => (
        <div key={place} className={styles.article}>
          <div className={styles.picture} />
          <div className={styles.body}>
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

/** Prerendered in `<noscript>`; with scripts, their HTML is read from there when needed. */
function Samples({ shown }: { shown: boolean }) {
  const html = useServerHtml(SAMPLES);
  return (
    <>
      <ServerOnly as="noscript" name={SAMPLES} className="">
        {import.meta.env.SSR ? (
          <div className={styles.magazine}>
            <SampleArticles />
          </div>
        ) : null}
      </ServerOnly>
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
      <Illustration src={image} shape="scene" className={styles.picture} />
      <div className={styles.body}>
        <p className={`${styles.facts} wrap`}>
          <b className={styles.category}>{category}</b>
          <time className="figures" dateTime={date}>
            {formatDate(date)}
          </time>
          <span>{author}</span>
        </p>
        <h3 className={styles.title}>{title}</h3>
        <p className={`soft ${styles.excerpt}`}>{excerpt}</p>
        {url && (
          <ButtonLink variant="link" href={url} target="_blank" rel="noopener" {...trackProps("BlogClick", title)}>
            {articlesSection.read} <span className="sr-only">: {title}</span>
            <Icon name="arrow-up-right" />
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
