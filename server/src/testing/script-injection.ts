const MARK = "zqxss";
/** Texts that a page or a mail client would execute or load if they were not escaped. */
export const SCRIPTS = [
  `<script>${MARK}()</script>`,
  `"><img src=x onerror=${MARK}()>`,
  `'-${MARK}()-'`,
  `<svg/onload=${MARK}()>`,
  `</title><script>${MARK}()</script>`,
  `<a href="javascript:${MARK}()">x</a>`,
  `<iframe srcdoc="<script>${MARK}()</script>">`,
  `<style>@import'//${MARK}.example'</style>`,
  `<!--${MARK}--!><b>`,
  `&lt;script&gt;${MARK}()&lt;/script&gt;`,
  `\\u003cscript\\u003e${MARK}()\\u003c/script\\u003e`,
  `<math><mtext></p><img src onerror=${MARK}()>`,
  `{{constructor.constructor('${MARK}()')()}}`,
  `\${${MARK}()}`,
  `<base href=//${MARK}.example>`,
  `<meta http-equiv=refresh content="0;url=//${MARK}.example">`,
];

/** The tags of our e-mails and pages; any other tag was injected. */
const OUR_TAGS = new Set(
  "html head meta title style body div a h1 h2 h3 p br ul ol li strong b em small span table thead tbody tr th td section main header footer nav dl dt dd hr article img".split(
    " ",
  ),
);

/** The tags in our HTML that were injected, or that execute or load something. */
export const injectedTags = (html: string): string[] =>
  [...html.matchAll(/<\/?([a-zA-Z][\w-]*)[^>]*>/g)]
    .filter(
      ([tag, name = ""]) =>
        !OUR_TAGS.has(name.toLowerCase()) ||
        /\son\w+\s*=|javascript:|srcdoc/i.test(tag) ||
        tag.includes(MARK) ||
        (name === "meta" && /refresh/i.test(tag)),
    )
    .map(([tag]) => tag);
