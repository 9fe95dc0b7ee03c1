/** Beside a food of the member's own. */
export const ownFoodDetail = "Alimento seu";
