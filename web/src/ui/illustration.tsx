const shapes = {
  scene: [480, 360],
  square: [480, 480],
  case: [400, 480],
  portrait: [400, 500],
  horizon: [1440, 400],
} as const;

type IllustrationProps = {
  /** The imported file: an operator changes a picture by replacing it. */
  src: string;
  shape: keyof typeof shapes;
  /** Left out, the picture is decoration beside a text that says it. */
  alt?: string;
  /** In view as the page opens, so not fetched late. */
  eager?: boolean;
  className?: string | undefined;
};

/** A drawing whose place is kept before it arrives. */
export function Illustration({ src, shape, alt = "", eager = false, className }: IllustrationProps) {
  const [width, height] = shapes[shape];
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      // The words come first: no picture is preloaded before fonts and styles.
      fetchPriority="low"
      decoding="async"
      className={className}
    />
  );
}
