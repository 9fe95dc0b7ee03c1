import { type ScaleLinear, scaleLinear } from "d3-scale";
import { createContext, useContext } from "react";

export type Range = readonly [min: number, max: number];
export type Margin = { top: number; right: number; bottom: number; left: number };

/** From values to pixels of the drawing, and the edges of its plot. */
export type ChartScales = {
  x: ScaleLinear<number, number>;
  y: ScaleLinear<number, number>;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

type ScalesOptions = { width: number; height: number; margin: Margin; x: Range; y: Range };

export function createScales({ width, height, margin, x, y }: ScalesOptions): ChartScales {
  const left = margin.left;
  const right = width - margin.right;
  const top = margin.top;
  const bottom = height - margin.bottom;
  return {
    x: scaleLinear(x, [left, right]),
    y: scaleLinear(y, [bottom, top]),
    left,
    right,
    top,
    bottom,
  };
}

export const ScalesContext = createContext<ChartScales | null>(null);

export function useScales(): ChartScales {
  const scales = useContext(ScalesContext);
  if (!scales) throw new Error("A mark was rendered outside of a chart");
  return scales;
}
