import newQrCode from "qrcode-generator";
import { drawPng } from "../../blog/png.ts";

const POINTS_PER_MODULE = 5;
const QUIET_MODULES = 4;

/** A PNG in base64, without the `data:` prefix, as the vendor sends it. */
export function qrImage(text: string): string {
  // The lowest error correction suffices on screens, and fewer modules are drawn and scanned faster.
  const code = newQrCode(0, "L");
  code.addData(text, "Byte");
  code.make();
  const modules = code.getModuleCount() + 2 * QUIET_MODULES;
  const dark = Uint8Array.from({ length: modules * modules }, (_, index) => {
    const [row, column] = [Math.floor(index / modules) - QUIET_MODULES, (index % modules) - QUIET_MODULES];
    const isInside = Math.min(row, column) >= 0 && Math.max(row, column) < code.getModuleCount();
    return isInside && code.isDark(row, column) ? 1 : 0;
  });

  const side = modules * POINTS_PER_MODULE;
  const moduleAt = (x: number, y: number): number =>
    Math.trunc(y / POINTS_PER_MODULE) * modules + Math.trunc(x / POINTS_PER_MODULE);
  const picture = drawPng(
    { width: side, height: side, colours: ["#ffffff", "#000000"] },
    (x, y) => dark[moduleAt(x, y)] ?? 0,
  );
  return picture.toString("base64");
}
