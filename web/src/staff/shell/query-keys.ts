/** The attention queue. */
export const queueKey = ["staff", "queue"] as const;

/** The inbox of support. */
export const supportKey = ["staff", "support"] as const;

/** Everything of one member. */
export const memberKey = (memberId: string) => ["staff", "members", memberId] as const;
