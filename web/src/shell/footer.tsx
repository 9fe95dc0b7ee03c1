import { brand } from "@app/contract/brand";
import { footerColumns, footerTagline, getTheApp, legalLine, socialLinks } from "../content/navigation.ts";
import { Button } from "../ui/core/button.tsx";
import { Icon } from "../ui/core/icon.tsx";
import { Logo } from "../ui/core/logo.tsx";
import { PlumbBob } from "../ui/core/plumb-bob.tsx";
import styles from "./footer.module.css";
import { opensStoreModal } from "./store-modal.tsx";

/** `base` as in the header. On the home page the sticky plumb bob comes to rest here. */
export function Footer({ base = "/" }: { base?: "" | "/" }) {
  const address = (to: string) => (to.startsWith("#") ? base + to : to);
  return (
    <footer className={`band ${styles.footer}`} data-theme="dark">
      {base === "/" && <PlumbBob className={styles.plumbBob} />}
      <div className="before-axis">
        <a href="/">
          <Logo name={brand.name} className={styles.logo} />
        </a>
        <p className={`small soft ${styles.tagline}`}>{footerTagline}</p>
        <Button variant="outline" className={styles.app} {...opensStoreModal}>
          {getTheApp}
        </Button>
        <ul className={styles.social}>
          {socialLinks.map(({ label, icon, href }) =>
            href ? (
              <li key={icon}>
                <a href={href} target="_blank" rel="noopener" aria-label={label}>
                  <Icon name={icon} />
                </a>
              </li>
            ) : null,
          )}
        </ul>
      </div>
      <div className="after-axis">
        <div className={`${styles.columns} stack gap-8`}>
          {footerColumns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <a href={address(to)}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className={`micro soft ${styles.legal}`}>{legalLine}</p>
      </div>
    </footer>
  );
}
