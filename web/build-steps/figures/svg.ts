import type { Point } from "@app/engine/training/figure/pose";
import { ink } from "./inks.ts";

export const number = (value: number): string => String(Number(value.toFixed(1)));

/** `-` divides numbers as well as a space does. */
export const at = ([x, y]: Point): string => `${number(x)}${y < -0.05 ? "" : " "}${number(y)}`;

export const polyline = (points: readonly Point[]): string => `M${points.map(at).join("L")}`;

/** Ends and corners are round by the group around it. */
export const stroke = (path: string, width: number, colour: string): string =>
  `<path d="${path}" stroke="${ink(colour)}" stroke-width="${width}"/>`;

export const fill = (path: string, colour: string): string => `<path d="${path}" fill="${ink(colour)}"/>`;

export const disc = ([x, y]: Point, radius: number, colour: string): string =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${ink(colour)}"/>`;
