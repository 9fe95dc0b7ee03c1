import type { BlogPost } from "@app/contract/blog";
import { trackProps } from "../tracking/track-props.ts";
import { Button, ButtonLink } from "../ui/core/button.tsx";
import { formatDate } from "../ui/core/format-date.ts";
import { Icon } from "../ui/core/icon.tsx";
import unillustrated from "../ui/pictures/mesa.svg";
import styles from "./blog.module.css";
import { usePosts } from "./use-posts.ts";

/** One full-width article, then rows of unequal columns. */
export function Posts() {
  const blog = usePosts();
  return (
    <section className={`band ${styles.blog}`} aria-busy={blog.state === "loading" || undefined} aria-label="Artigos">
      {blog.state === "loading" && (
        <p className={`${styles.loading} row gap-3`} role="status">
          <span className={`spinner ${styles.spinner}`} aria-hidden="true" />
          Carregando artigos...
        </p>
      )}
      {blog.state === "failed" && (
        <div className={`${styles.state} stack gap-4`} role="alert">
          <h2>Os artigos não chegaram.</h2>
          <p className="soft">O blog não respondeu agora. Tente de novo em alguns instantes.</p>
          <p className="small" lang="en">
            <code>Failed to load blog posts. Please try again later.</code>
          </p>
          <Button variant="outline" onClick={blog.retry}>
            Tentar de novo
          </Button>
        </div>
      )}
      {blog.state === "loaded" && blog.posts.length === 0 && (
        <div className={`${styles.state} stack gap-4`}>
          <h2>Em breve, mais artigos sobre nutrição, exercícios e bem-estar.</h2>
          <ButtonLink variant="outline" href="/">
            Voltar à Página Inicial
          </ButtonLink>
        </div>
      )}
      {blog.state === "loaded" && blog.posts.length > 0 && (
        <div className={styles.grid}>
          {blog.posts.map((post, index) => (
            <Post key={post.url} {...post} isCover={index === 0} />
          ))}
        </div>
      )}
    </section>
  );
}

function Post({ title, excerpt, date, image, url, category, author, isCover }: BlogPost & { isCover: boolean }) {
  return (
    <article className={styles.post}>
      <img
        className={styles.picture}
        src={image ?? unillustrated}
        alt=""
        width="480"
        height="360"
        loading={isCover ? "eager" : "lazy"}
        fetchPriority={isCover ? "high" : "auto"}
        decoding="async"
      />
      <div className="shrinks">
        <p className={`${styles.facts} wrap`}>
          <b>{category}</b>
          <time className="figures" dateTime={date}>
            {formatDate(date)}
          </time>
          <span>{author}</span>
        </p>
        <h2 className={styles.postsTitle}>{title}</h2>
        <p className={`soft ${styles.excerpt}`}>{excerpt}</p>
        <ButtonLink variant="link" href={url} target="_blank" rel="noopener" {...trackProps("BlogClick", title)}>
          Ler artigo completo <span className="sr-only">: {title}</span>
          <Icon name="arrow-up-right" />
        </ButtonLink>
      </div>
    </article>
  );
}
