import type { Rig } from "./rig.ts";

/** Opened when the first row needs it, and then the same one for all. */
export function oncePerRig<T>(open: (rig: Rig) => Promise<T>): (rig: Rig) => Promise<T> {
  const opened = new WeakMap<Rig, Promise<T>>();
  return (rig) => {
    const known = opened.get(rig) ?? open(rig);
    opened.set(rig, known);
    return known;
  };
}
