import { html } from "../../../platform/http/html.ts";

/** The site's colors by name: mail clients support no CSS variables. A test compares them with the design tokens. */
export const colors = {
  areia: "#fbf8f3",
  branco: "#ffffff",
  tinta: "#10231c",
  musgo: "#4a5b53",
  mata: "#0f5b46",
  "mata-900": "#0a3b2e",
  caju: "#c8451f",
  manga: "#f4b740",
  latao: "#d9951c",
  menta: "#a7e3cf",
  bruma: "#cfe0d8",
  rule: "#d9cfbf",
} as const;

const titleFont = "'Bricolage Grotesque','Trebuchet MS','Segoe UI',Arial,sans-serif";
const textFont = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Inline on each element: many mail clients ignore style sheets. */
export const styles = {
  body: `margin:0;padding:0;background-color:${colors.areia};color:${colors.tinta};font-family:${textFont};-webkit-text-size-adjust:100%;`,
  page: `background-color:${colors.areia};padding:0 20px;`,
  sheet: "max-width:560px;margin:0 auto;padding:28px 0 40px;",
  logo: `margin:0;color:${colors.tinta};font-family:${titleFont};font-size:30px;line-height:32px;font-weight:800;letter-spacing:-0.04em;text-decoration:none;`,
  plumbBob: "margin:2px 0 30px 2px;font-size:0;line-height:0;",
  plumbBobTop: `width:0;height:10px;border-left:3px solid ${colors.manga};border-right:3px solid ${colors.latao};`,
  plumbBobLit: `display:inline-block;width:0;height:0;border-top:14px solid ${colors.manga};border-left:3px solid transparent;`,
  plumbBobShaded: `display:inline-block;width:0;height:0;border-top:14px solid ${colors.latao};border-right:3px solid transparent;`,
  title: `margin:0 0 20px;color:${colors.tinta};font-family:${titleFont};font-size:30px;line-height:34px;font-weight:700;letter-spacing:-0.02em;text-wrap:balance;`,
  text: `margin:0 0 20px;color:${colors.tinta};font-size:17px;line-height:26px;`,
  aside: `margin:0 0 20px;color:${colors.musgo};font-size:15px;line-height:23px;`,
  button: `display:inline-block;margin:4px 0 28px;padding:17px 28px;background-color:${colors.caju};color:#ffffff;border-radius:12px;font-size:17px;line-height:22px;font-weight:600;text-decoration:none;`,
  code: `margin:0 0 28px;padding:18px 20px 20px;background-color:${colors.branco};border:1px solid ${colors.rule};border-radius:4px;`,
  codeLabel: `margin:0 0 6px;color:${colors.musgo};font-size:15px;line-height:20px;`,
  digits: `margin:0;color:${colors.tinta};font-family:${titleFont};font-size:38px;line-height:42px;font-weight:800;letter-spacing:0.12em;font-variant-numeric:tabular-nums;`,
  list: "margin:0 0 24px;padding:0;list-style:none;",
  item: `margin:0;padding:12px 0;border-top:1px solid ${colors.rule};color:${colors.tinta};font-size:17px;line-height:26px;`,
  label: `display:block;margin:0;color:${colors.musgo};font-size:15px;line-height:22px;font-weight:400;`,
  link: `color:${colors.mata};font-weight:600;text-decoration:underline;`,
  strong: "font-weight:600;",
  footer: `margin:36px 0 0;padding:20px 0 0;border-top:1px solid ${colors.rule};`,
  small: `margin:0 0 10px;color:${colors.musgo};font-size:14px;line-height:21px;`,
  smallLink: `color:${colors.musgo};text-decoration:underline;`,
  hidden:
    "display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:transparent;",
} as const;

/** For clients that do support one: dark mode, in the colors of the site's dark sections. */
export const darkModeCss = html`
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .ground { background-color: ${colors.tinta} !important; }
    .ink { color: ${colors.areia} !important; }
    .quiet { color: ${colors.bruma} !important; }
    .link { color: ${colors.menta} !important; }
    .paper { background-color: ${colors["mata-900"]} !important; border-color: ${colors.mata} !important; }
    .rule { border-color: ${colors.mata} !important; }
  }
`;
