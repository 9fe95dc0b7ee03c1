/** "1.800". */
export const formatWhole = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ".");

/** "1,2", "1,55". */
export const formatFactor = (value: number): string => String(Math.round(value * 100) / 100).replace(".", ",");
