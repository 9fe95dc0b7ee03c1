import type { ReactNode } from "react";
import { Link } from "../../shell/link.tsx";

type OwnPageProps = { to: string | null; className?: string | undefined; children: ReactNode };

/** A link of an answer: pages of the app open inside it, those of the site as documents. Anything else is no link. */
export function OwnPage({ to, className, children }: OwnPageProps) {
  if (!to || !/^\/(?![/\\])/.test(to)) return <span className={className}>{children}</span>;
  return to.startsWith("/app") ? (
    <Link className={className} to={to}>
      {children}
    </Link>
  ) : (
    <a className={className} href={to}>
      {children}
    </a>
  );
}
