/** Who counts on the team, and from when. They are counted in SQL and never read: there are as many as members. */
export type Starter = {
  /** Null: an open payment, whose buyer read this start. */
  accountId: string | null;
  startsAt: Date;
};
