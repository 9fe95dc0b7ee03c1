import { useRef } from "react";
import { articlesSection, type Post, samplePosts } from "../../content/sample-posts.ts";
import { tracked } from "../../tracking/tracked.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import unillustrated from "../../ui/pictures/mesa.svg";
import { Static } from "../static.tsx";
import styles from "./articles.module.css";
import { useLatestPosts } from "./use-latest-posts.ts";

const SHOWN = 3;

/** One cover and two smaller ones beside it: the blog's newest, or ours until they come. */
export function Articles() {
  const section = useRef<HTMLElement>(null);
  const { posts, failed } = useLatestPosts(section, SHOWN);
  return (
    <section ref={section} className={`band ${styles.articles}`} aria-labelledby="articles-title">
      <div className="before-axis">
        <h2 id="articles-title">{articlesSection.title}</h2>
        <ButtonLink variant="text" href="/blog" className={styles.all}>
          {articlesSection.all}
        </ButtonLink>
      </div>
      <div className={`after-axis ${styles.list}`}>
        {posts.length > 0 ? (
          <div className={styles.magazine}>
            {posts.map((post) => (
              <Article key={post.url} {...post} image={post.image ?? unillustrated} />
            ))}
          </div>
        ) : (
          <Static name="sample-posts" className={styles.magazine}>
            {import.meta.env.SSR || import.meta.env.DEV ? <Samples /> : null}
          </Static>
        )}
        {failed && (
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

function Samples() {
  return samplePosts.map((post) => <Article key={post.title} {...post} />);
}

const dayOf = (date: string) => new Date(date).toLocaleDateString("pt-BR", { timeZone: "America/Sao_Paulo" });

function Article({ title, excerpt, date, image, category, author, url }: Post) {
  return (
    <article className={styles.article}>
      <Picture src={image} shape="scene" className={styles.picture} />
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
    </article>
  );
}
