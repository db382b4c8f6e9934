import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

/** Rules that do not apply to the markup of React and Radix. */
const WRITTEN_BY_REACT: ConfigData['rules'] = {
  'attr-case': 'off', // charSet
  'attribute-boolean-style': 'off', // required=""
  'attribute-empty-style': 'off', // crossorigin=""
  'void-style': 'off', // <br/>
  'valid-id': ['error', { relaxed: true }], // _R_1_
  'no-inline-style': 'off', // widths of bars, places of a virtual list's rows
  // The virtualized grid, the custom progress bar, and Radix' toast region.
  'prefer-native-element': ['error', { exclude: ['grid', 'row', 'gridcell', 'progressbar', 'region'] }],
}

const source = validatorWith({})
const rendered = validatorWith({
  // Both depend on computed styles and focus, so axe checks them in the browser.
  'hidden-focusable': 'off',
  'unique-landmark': 'off',
})

/** The problems that html-validate finds in a server-rendered document, one line each. */
export function sourceFindings(html: string): Promise<string[]> {
  return findingsOf(source, html)
}

/** The same for the document in the browser. */
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
