import type { StaffMe } from "@app/contract/staff/identity";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { staffShellCopy as copy } from "../../content/staff/shell.ts";
import { IconPath } from "../../ui/core/icon.tsx";
import { Link } from "./link.tsx";
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

/** The first letter of the logo, with its plumb bob. Named by the link around it. */
function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 -560 590 990" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M38 14 38 -329 38 -526H169L166 -361H173Q185 -422 208 -461Q230 -501 265 -520Q300 -540 348 -540Q409 -540 453 -509Q497 -478 520 -416Q544 -355 544 -265Q544 -169 518 -107Q492 -45 448 -16Q404 14 348 14Q302 14 266 -6Q231 -26 208 -67Q186 -108 177 -169L168 -168Q173 -136 177 -104Q181 -71 183 -41Q186 -11 186 14ZM294 -109Q328 -109 350 -129Q372 -150 383 -184Q394 -219 394 -260Q394 -303 383 -338Q371 -372 349 -392Q327 -413 294 -413Q271 -413 251 -403Q231 -392 217 -373Q202 -354 193 -326Q185 -299 185 -263V-256Q185 -228 190 -205Q196 -183 206 -165Q216 -147 230 -134Q244 -121 260 -115Q276 -109 294 -109Z"
      />
      <path fill="var(--plumb-bob)" d="M112 408C86 326 38 262 38 164V58H112Z" />
      <path fill="var(--plumb-bob-shade)" d="M112 408C138 326 186 262 186 164V58H112Z" />
    </svg>
  );
}
