import { html } from "../../platform/html.ts";

/** The site's inks by their own names: mail programs know no variables. A test holds them to the tokens. */
export const inks = {
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
  risca: "#d9cfbf",
} as const;

const titleFont = "'Bricolage Grotesque','Trebuchet MS','Segoe UI',Arial,sans-serif";
const textFont = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Written on each element: many mail programs read no style sheet. */
export const styles = {
  body: `margin:0;padding:0;background-color:${inks.areia};color:${inks.tinta};font-family:${textFont};-webkit-text-size-adjust:100%;`,
  page: `background-color:${inks.areia};padding:0 20px;`,
  sheet: "max-width:560px;margin:0 auto;padding:28px 0 40px;",
  logo: `margin:0;color:${inks.tinta};font-family:${titleFont};font-size:30px;line-height:32px;font-weight:800;letter-spacing:-0.04em;text-decoration:none;`,
  weight: "margin:2px 0 30px 2px;font-size:0;line-height:0;",
  weightTop: `width:0;height:10px;border-left:3px solid ${inks.manga};border-right:3px solid ${inks.latao};`,
  weightLit: `display:inline-block;width:0;height:0;border-top:14px solid ${inks.manga};border-left:3px solid transparent;`,
  weightShaded: `display:inline-block;width:0;height:0;border-top:14px solid ${inks.latao};border-right:3px solid transparent;`,
  title: `margin:0 0 20px;color:${inks.tinta};font-family:${titleFont};font-size:30px;line-height:34px;font-weight:700;letter-spacing:-0.02em;text-wrap:balance;`,
  text: `margin:0 0 20px;color:${inks.tinta};font-size:17px;line-height:26px;`,
  aside: `margin:0 0 20px;color:${inks.musgo};font-size:15px;line-height:23px;`,
  button: `display:inline-block;margin:4px 0 28px;padding:17px 28px;background-color:${inks.caju};color:#ffffff;border-radius:12px;font-size:17px;line-height:22px;font-weight:600;text-decoration:none;`,
  code: `margin:0 0 28px;padding:18px 20px 20px;background-color:${inks.branco};border:1px solid ${inks.risca};border-radius:4px;`,
  codeLabel: `margin:0 0 6px;color:${inks.musgo};font-size:15px;line-height:20px;`,
  digits: `margin:0;color:${inks.tinta};font-family:${titleFont};font-size:38px;line-height:42px;font-weight:800;letter-spacing:0.12em;font-variant-numeric:tabular-nums;`,
  list: "margin:0 0 24px;padding:0;list-style:none;",
  item: `margin:0;padding:12px 0;border-top:1px solid ${inks.risca};color:${inks.tinta};font-size:17px;line-height:26px;`,
  label: `display:block;margin:0;color:${inks.musgo};font-size:15px;line-height:22px;font-weight:400;`,
  link: `color:${inks.mata};font-weight:600;text-decoration:underline;`,
  strong: "font-weight:600;",
  foot: `margin:36px 0 0;padding:20px 0 0;border-top:1px solid ${inks.risca};`,
  small: `margin:0 0 10px;color:${inks.musgo};font-size:14px;line-height:21px;`,
  smallLink: `color:${inks.musgo};text-decoration:underline;`,
  hidden:
    "display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:transparent;",
} as const;

/** For those that do read one: the same letter at night, as on the site's dark bands. */
export const nightSheet = html`
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .ground { background-color: ${inks.tinta} !important; }
    .ink { color: ${inks.areia} !important; }
    .quiet { color: ${inks.bruma} !important; }
    .link { color: ${inks.menta} !important; }
    .paper { background-color: ${inks["mata-900"]} !important; border-color: ${inks.mata} !important; }
    .rule { border-color: ${inks.mata} !important; }
  }
`;
