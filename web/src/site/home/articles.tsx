import { articlesSection, type Post, samplePosts } from "../../content/sample-posts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./articles.module.css";

/** One cover and two smaller ones beside it. */
export function Articles({ posts = samplePosts }: { posts?: readonly Post[] }) {
  return (
    <section className={`band ${styles.articles}`} aria-labelledby="articles-title">
      <div className="before-axis">
        <h2 id="articles-title">{articlesSection.title}</h2>
        <ButtonLink variant="text" href="/blog" className={styles.all}>
          {articlesSection.all}
        </ButtonLink>
      </div>
      <div className={`after-axis ${styles.magazine}`}>
        {posts.map((post) => (
          <Article key={post.title} {...post} />
        ))}
      </div>
    </section>
  );
}

const dayOf = (date: string) => date.slice(0, 10).split("-").toReversed().join("/");

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
        <ButtonLink variant="text" href={url} target="_blank" rel="noopener">
          {articlesSection.read} <span className="sr-only">: {title}</span>
          <Icon name="arrow-up-right" />
        </ButtonLink>
      )}
    </article>
  );
}
