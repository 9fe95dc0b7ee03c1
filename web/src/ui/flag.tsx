import styles from "./flag.module.css";

/** Flags of the countries we serve, drawn small: emoji flags do not exist on every system. 28 × 20, plain shapes. */
const bands = (colours: string, upright = false): string => {
  const inks = colours.split(" ");
  const step = (upright ? 28 : 20) / inks.length;
  return inks
    .map(
      (ink, i) =>
        `<path fill="#${ink}" d="${upright ? `M${i * step} 0h${step}v20h-${step}z` : `M0 ${i * step}h28v${step}H0z`}"/>`,
    )
    .join("");
};
const disc = (ink: string, x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#${ink}"/>`;
const shape = (ink: string, d: string): string => `<path fill="#${ink}" d="${d}"/>`;
const line = (ink: string, width: number, d: string): string =>
  `<path stroke="#${ink}" stroke-width="${width}" d="${d}"/>`;

const flags: Record<string, string> = {
  BR: bands("0F8A4C") + shape("F7C948", "M14 2.6L25 10l-11 7.4L3 10z") + disc("1F3D8A", 14, 10, 4.2),
  US: bands("C8313E FFFFFF C8313E FFFFFF C8313E FFFFFF C8313E") + shape("2B3A67", "M0 0h12.5v11.4H0z"),
  AR: bands("7FB3E0 FFFFFF 7FB3E0") + disc("F2B633", 14, 10, 2.3),
  CL: bands("FFFFFF D0382D") + shape("1F4A9C", "M0 0h10v10H0z") + disc("FFFFFF", 5, 5, 1.9),
  CO: bands("F7D046 F7D046 24408E C8313E"),
  PE: bands("CF2B36 FFFFFF CF2B36", true),
  UY: bands("FFFFFF 3D6FB6 FFFFFF 3D6FB6 FFFFFF") + shape("FFFFFF", "M0 0h11v12H0z") + disc("F2B633", 5.5, 5.5, 3),
  PY: bands("CF2B36 FFFFFF 24408E") + disc("3C8D4A", 14, 10, 2.1),
  BO: bands("CF2B36 F5D64A 1F7A3E"),
  EC: bands("F7D046 F7D046 24408E C8313E") + disc("6B4A2B", 14, 9.5, 2.6),
  VE:
    bands("F5D64A 24408E CF2B36") +
    disc("FFFFFF", 9, 10, 0.9) +
    disc("FFFFFF", 14, 8.7, 0.9) +
    disc("FFFFFF", 19, 10, 0.9),
  MX: bands("1F6B43 FFFFFF C8313E", true) + disc("7A5A2E", 14, 10, 2.3),
  CA:
    bands("CF2B36 FFFFFF FFFFFF CF2B36", true) +
    shape("CF2B36", "M14 4l1.3 2.6 1.9-.6-.4 3 2.2.2-2.7 3.3H14.6V16h-1.2v-3.5H11.7L9 9.2l2.2-.2-.4-3 1.9.6z"),
  PT: bands("C8313E") + shape("1F6B43", "M0 0h11v20H0z") + disc("F5D64A", 11, 10, 4) + disc("C8313E", 11, 10, 2.2),
  ES: bands("B8252F F2C13C F2C13C B8252F") + disc("B8252F", 9, 10, 1.9),
  FR: bands("24408E FFFFFF CF2B36", true),
  IT: bands("1F8A4C FFFFFF CF2B36", true),
  DE: bands("1B1B1B C8313E F2C13C"),
  GB:
    bands("24408E") +
    line("FFFFFF", 4, "M0 0l28 20M28 0L0 20") +
    line("CF2B36", 1.6, "M0 0l28 20M28 0L0 20") +
    line("FFFFFF", 6.4, "M14 0v20M0 10h28") +
    line("CF2B36", 3.6, "M14 0v20M0 10h28"),
};

export function Flag({ country }: { country: string }) {
  return (
    <svg
      className={styles.flag}
      viewBox="0 0 28 20"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: flags[country] ?? "" }}
    />
  );
}
