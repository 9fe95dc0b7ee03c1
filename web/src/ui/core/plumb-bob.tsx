/** The brass plumb bob: it marks the current position on a plumb line. One per line, never an ornament. */
export function PlumbBob({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 64" width="24" height="64" aria-hidden="true" focusable="false">
      <path fill="var(--plumb-bob-collar, var(--on-surface))" d="M8 0h8v7H8z" />
      <path fill="var(--plumb-bob)" d="M12 64C8.5 52 1 43 1 28V7h11z" />
      <path fill="var(--plumb-bob-shade)" d="M12 64c3.5-12 11-21 11-36V7H12z" />
    </svg>
  );
}
