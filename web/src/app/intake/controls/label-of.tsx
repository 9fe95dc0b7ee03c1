/** A label that the screen's title shows already is only read out. */
export const labelOf = (label: string, isTitle = false) => (isTitle ? <span className="sr-only">{label}</span> : label);
