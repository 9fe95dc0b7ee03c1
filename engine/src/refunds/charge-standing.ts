/** Where the money of a purchase is. `disputed`: the bank decides. `requested`: a refund of ours is under way, or done. */
export type ChargeStanding = "none" | "held" | "disputed" | "requested" | "returned";

/** Why nothing goes back by whichever way, before it is asked who and when; undefined: the money is here. */
export function refusalOf(standing: ChargeStanding) {
  switch (standing) {
    case "held":
      return undefined;
    case "disputed":
      return "charge-disputed" as const;
    case "requested":
      return "refund-already-requested" as const;
    case "none":
    case "returned":
      return "nothing-to-refund" as const;
  }
}
