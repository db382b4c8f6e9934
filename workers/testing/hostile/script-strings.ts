/*
 * Texts that run as a script if inserted as HTML, attribute, URL or script: each sets `window.__xss`. Generated from
 * parts, so that every handler is combined with every element and spelling.
 */

const RUNS = '__xss=1'

const ELEMENTS = [
  'img src=x',
  'svg',
  'body',
  'input autofocus',
  'select autofocus',
  'textarea autofocus',
  'button autofocus',
  'details open',
  'video src=x',
  'audio src=x',
  'iframe src=about:blank',
  'object data=x',
  'embed src=x',
  'link rel=stylesheet href=x',
  'style',
  'marquee',
  'a href=# tabindex=1',
  'math',
  'form',
  'xss id=x tabindex=1',
]

const HANDLERS = [
  'onerror',
  'onload',
  'onfocus',
  'ontoggle',
  'onstart',
  'onbegin',
  'oncanplay',
  'onpageshow',
  'onmouseover',
  'onpointerenter',
  'onanimationstart',
  'onscrollend',
]

const QUOTES = ['', '"', "'", '`']

type Spelling = (element: string, attribute: string) => string

const SPELLINGS: Spelling[] = [
  (element, attribute) => `<${element} ${attribute}>`,
  (element, attribute) => `<${alternating(element)}/${alternating(attribute)}/>`,
  (element, attribute) => `"'><${element}\t\n${attribute} //`,
]

/** Prefixes that close the surrounding context. */
const BREAKS = [
  '',
  '">',
  "'>",
  '-->',
  ']]>',
  '</title>',
  '</textarea>',
  '</style>',
  '</script>',
  '</noscript>',
  '"};',
  "';",
  '*/',
  '`}',
  '\u2028',
  '\\',
]

const VECTORS = [
  `<script>${RUNS}</script>`,
  `<SCRIPT SRC=data:,${RUNS}></SCRIPT>`,
  `<script>${RUNS}//`,
  `<!--<script>${RUNS}</script>`,
  `<svg><script>${RUNS}</script></svg>`,
  `<iframe srcdoc="<script>parent.${RUNS}</script>"></iframe>`,
  `<a href="javascript:${RUNS}">x</a>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUNS}">`,
  `;window.${RUNS};//`,
  `{{constructor.constructor("${RUNS}")()}}`,
  `\${window.${RUNS}}`,
]

const ENCODINGS: ((text: string) => string)[] = [
  (text) => text,
  (text) => encodeURIComponent(text),
  (text) => [...text].map((letter) => `&#${letter.codePointAt(0)};`).join(''),
  (text) => text.replace(/[<>"']/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`),
  // Unicode normalization, or a cut to seven bits, would turn these into angle brackets.
  (text) => text.replaceAll('<', '\uFF1C').replaceAll('>', '\uFF1E'),
  (text) => text.replaceAll('<', '\u013C').replaceAll('>', '\u013E'),
]

const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  '\u0001javascript:',
  'javascript&colon;',
  'vbscript:',
  'data:text/html,<script>parent.',
  'data:text/html;base64,',
  'blob:',
  'view-source:javascript:',
]

/** About 4,000, each within the length of a text field. */
export function scriptStrings(): string[] {
  const handled = ELEMENTS.flatMap((element) =>
    HANDLERS.flatMap((handler) =>
      QUOTES.flatMap((quote) =>
        SPELLINGS.map((spell) => spell(element, `${handler}=${quote}${RUNS}${quote}`)),
      ),
    ),
  )
  const broken = BREAKS.flatMap((end) =>
    VECTORS.flatMap((vector) => ENCODINGS.map((encode) => encode(end + vector))),
  )
  const addresses = SCHEMES.flatMap((scheme) => [scheme + RUNS, ` ${scheme}//%0A${RUNS}`])
  return [...handled, ...broken, ...addresses].filter((text) => text.length <= 255)
}

function alternating(text: string): string {
  return [...text].map((letter, i) => (i % 2 ? letter.toUpperCase() : letter)).join('')
}
