import type { StaffMe } from "@app/contract/staff/identity";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { staffShellCopy as copy } from "../../content/staff/shell.ts";
import { IconPath } from "../../ui/core/icon.tsx";
import { Link } from "./link.tsx";
import { Mark } from "./mark.tsx";
import { PersonMenu } from "./person-menu.tsx";
import { isOpen, railItemsOf } from "./rail-items.ts";
import styles from "./staff-frame.module.css";
import { staffPaths } from "./staff-paths.ts";

/**
 * The rail and the place of the screens. No plumb bob in the navigation: in the team's screens the only one says "now".
 * Without a person (while nothing is known yet, or after a failure) the rail has no places.
 */
export function StaffFrame({ me, children }: { me: StaffMe | undefined; children: ReactNode }) {
  const { pathname } = useLocation();
  const pendingPath = useNavigation().location?.pathname;
  const main = useRef<HTMLElement>(null);
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    scrollTo({ top: 0, behavior: "instant" });
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={styles.frame} data-slot="staff">
      <nav className={`${styles.rail} column gap-5`} aria-label={copy.area}>
        <a className="skip-link" href="#conteudo">
          {copy.skip}
        </a>
        <Link className={styles.mark} to={staffPaths.queue} aria-label={copy.home}>
          <Mark />
        </Link>
        <ul className={styles.places}>
          {me?.scope === "full"
            ? railItemsOf(me.role).map((item) => (
                <li key={item.path}>
                  <Link to={item.path} aria-current={isOpen(item, pendingPath ?? pathname) ? "page" : undefined}>
                    <IconPath path={item.icon} />
                    {item.label}
                  </Link>
                </li>
              ))
            : null}
        </ul>
        {me ? <PersonMenu me={me} /> : null}
      </nav>
      <main
        className={`${styles.main} column shrinks`}
        id="conteudo"
        ref={main}
        tabIndex={-1}
        aria-busy={pendingPath !== undefined && pendingPath !== pathname}
      >
        {children}
      </main>
    </div>
  );
}
