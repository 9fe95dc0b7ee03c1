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
  /** Empty by default: the image is decorative beside its text. */
  alt?: string;
  /** Above the fold, so not lazy-loaded. */
  eager?: boolean;
  className?: string | undefined;
};

/** An image with reserved space, so that loading it shifts nothing. */
export function Illustration({ src, shape, alt = "", eager = false, className }: IllustrationProps) {
  const [width, height] = shapes[shape];
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      // Text first: no image is preloaded before fonts and styles.
      fetchPriority="low"
      decoding="async"
      className={className}
    />
  );
}
