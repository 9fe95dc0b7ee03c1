import drawing from "./porta.svg?raw";

/** The team's entrance with its brass lock, inlined so that it fills any frame. Decorative. */
export function EntrancePicture({ className }: { className?: string | undefined }) {
  return <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />;
}
