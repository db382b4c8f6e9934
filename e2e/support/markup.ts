import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

/** How React and Radix write what the standard leaves open, or what no class can hold. */
const WRITTEN_BY_REACT: ConfigData['rules'] = {
  'attr-case': 'off', // charSet
  'attribute-boolean-style': 'off', // required=""
  'attribute-empty-style': 'off', // crossorigin=""
  'void-style': 'off', // <br/>
  'valid-id': ['error', { relaxed: true }], // _R_1_
  'no-inline-style': 'off', // widths of bars, places of a virtual list's rows
  // A grid of which only some rows exist, progress as we draw it, the toasts' region of Radix.
  'prefer-native-element': ['error', { exclude: ['grid', 'row', 'gridcell', 'progressbar', 'region'] }],
}

const source = validatorWith({})
const rendered = validatorWith({
  // Both need what only a browser knows, and axe asks it there: what is hidden by a style, and that an open dialog
  // keeps the focus from everything behind it.
  'hidden-focusable': 'off',
  'unique-landmark': 'off',
})

/** What html-validate holds against a document as the server sends it, a line each. */
export function sourceFindings(html: string): Promise<string[]> {
  return findingsOf(source, html)
}

/** The same for a document as it stands in a browser. */
export function renderedFindings(html: string): Promise<string[]> {
  return findingsOf(rendered, html)
}

function validatorWith(rules: Record<string, 'off'>): HtmlValidate {
  return new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: ['html-validate:recommended', 'html-validate:a11y'],
      rules: { ...WRITTEN_BY_REACT, ...rules },
    }),
  )
}

async function findingsOf(validator: HtmlValidate, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const messages = Map.groupBy(
    results.flatMap((result) => result.messages),
    ({ ruleId, message }) => `markup ${ruleId}: ${message}`,
  )
  return [...messages].map(
    ([what, places]) => `${what}, ${places.length} times, as at ${places[0]!.selector}`,
  )
}
