/** What a food is searched for: one more in the meal, another in an item's place, or one served just as well. */
export type FoodWish = { kind: "add" } | { kind: "replace" | "or"; item: string };
