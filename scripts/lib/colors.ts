import { styleText } from "node:util";

type Style = Parameters<typeof styleText>[0];

/** Colour on terminals only: `styleText` respects pipes and NO_COLOR. */
export const color = (style: Style, text: string): string => styleText(style, text, { stream: process.stdout });

export const bold = (text: string): string => color("bold", text);
export const dim = (text: string): string => color("dim", text);
export const good = (text: string): string => color("green", text);
export const bad = (text: string): string => color("red", text);

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
