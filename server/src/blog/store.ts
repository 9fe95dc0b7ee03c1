import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { addMs } from "../platform/time.ts";
import { type FeedPicture, MAX_POSTS, type PictureType } from "./feed.ts";

export type StoredPost = {
  title: string;
  excerpt: string;
  publishedAt: Date;
  url: string;
  category: string;
  author: string;
  imageId: string | null;
  siteLogoId: string | null;
};

/** Our copy of the list; undefined when the blog has never answered. */
export async function findPosts(db: Db): Promise<StoredPost[] | undefined> {
  const rows = await db
    .selectFrom("blogFeed as f")
    .leftJoin("blogPosts as p", (join) => join.onTrue())
    .selectAll("p")
    .where("f.loadedAt", "is not", null)
    .orderBy("p.position")
    .limit(MAX_POSTS)
    .execute();
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ position, ...post }) => (position === null ? [] : [post as StoredPost]));
}

export async function findPicture(db: Db, id: string): Promise<FeedPicture | undefined> {
  const found = await db
    .selectFrom("blogPictures")
    .select(["bytes", "contentType"])
    .where("id", "=", id)
    .executeTakeFirst();
  return found && { bytes: found.bytes, contentType: found.contentType as PictureType };
}

/** One worker gets the lease; if it dies, the refresh is due again after the lease. */
export async function leaseRefresh(
  db: Db,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<{ failures: number } | undefined> {
  return db
    .updateTable("blogFeed")
    .set({ dueAt: leaseUntil })
    .where("dueAt", "<=", now)
    .returning("failures")
    .executeTakeFirst();
}

export async function postponeRefresh(db: Db, { dueAt, failures }: { dueAt: Date; failures: number }): Promise<void> {
  await db.updateTable("blogFeed").set({ dueAt, failures }).execute();
}

/** Stored once by its hash, however many URLs it has; it is not shown before a post refers to it. */
export async function upsertPicture(
  db: Db,
  { address, picture, fetchedAt }: { address: string; picture: FeedPicture; fetchedAt: Date },
): Promise<string> {
  const { bytes, contentType } = picture;
  const pictureId = createHash("sha256").update(bytes).digest("hex");
  await db
    .with("picture", (cte) =>
      cte
        .insertInto("blogPictures")
        .values({ id: pictureId, contentType, size: bytes.length, bytes, lastShownAt: fetchedAt })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ lastShownAt: fetchedAt })),
    )
    .insertInto("blogPictureSources")
    .values({ address, pictureId, fetchedAt })
    .onConflict((conflict) => conflict.column("address").doUpdateSet({ pictureId, fetchedAt }))
    .execute();
  return pictureId;
}

export async function listPictureSources(db: Db, addresses: string[]) {
  if (addresses.length === 0) return [];
  return db
    .selectFrom("blogPictureSources")
    .selectAll()
    .where((where) => where("address", "=", where.fn.any(where.val(addresses))))
    .execute();
}

/** Replaces the list. Pictures that left it stay while a cache may still serve the old list. */
export async function replacePosts(
  tx: Db,
  {
    posts,
    addresses,
    loadedAt,
    graceMs,
  }: { posts: StoredPost[]; addresses: string[]; loadedAt: Date; graceMs: number },
): Promise<void> {
  await tx.updateTable("blogFeed").set({ loadedAt }).execute();
  await tx.deleteFrom("blogPosts").execute();
  if (posts.length > 0) {
    const rows = posts.map((post, position) => ({ ...post, position }));
    await tx.insertInto("blogPosts").values(rows).execute();
  }
  await tx.deleteFrom("blogPictureSources").where(sql<boolean>`address <> all(${addresses}::text[])`).execute();
  await tx
    .updateTable("blogPictures as p")
    .from("blogPictureSources as s")
    .set({ lastShownAt: loadedAt })
    .whereRef("s.pictureId", "=", "p.id")
    .execute();
  const cutoff = addMs(loadedAt, -graceMs);
  await tx.deleteFrom("blogPictures").where("lastShownAt", "<", cutoff).execute();
}
