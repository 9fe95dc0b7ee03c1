/** Who counts on the team, and from when. */
export type Starter = {
  /** Null: an open payment, whose buyer read this start. */
  accountId: string | null;
  startsAt: Date;
};
