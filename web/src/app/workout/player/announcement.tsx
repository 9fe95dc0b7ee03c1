/** Read out when it changes: the set, what it asks for, or the rest. */
export const Announcement = ({ text }: { text: string }) => (
  <p className="sr-only" role="status" data-slot="announcement">
    {text}
  </p>
);
