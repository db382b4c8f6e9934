/** A single figure that a question asks for; the answer begins with it. */
export type Figure = 'value' | 'captainPrice' | 'deviation' | 'capShare'

const CAPTAIN = /\b(?:captains?|capt|cpt|mvp)\b/
const PRICE = /\b(?:pay(?:ing)?|cost(?:s|ing)?|prices?|priced|salary|how much|expensive|how cheap)\b/
const VALUE =
  /\bvalues?\b|\b(?:points?|pts|pt|ppg|proj\w*) ?(?:per|\/|a|for each|for every) ?(?:dollars?|\d+|k|\$|buck|grand)?(?= |$)|\bper (?:dollar|1000|buck|k)\b|\bbang\b|\bcost effective\b/
const DEVIATION =
  /\b(?:standard deviations?|std(?: ?devs?| deviations?)?|st dev|stdevs?|sds?|variance|sigma)\b/
const PART = /\b(?:percent(?:age)?|pct|share|portion|fraction|proportion)\b/
const CAP = /\b(?:cap|budget|salary|money)\b/

/**
 * The figure that the question asks for; null where it asks for something else. `masked`: its words with `@` for each of
 * `people` names.
 */
export function figureAsked(masked: string, people: number): Figure | null {
  if (CAPTAIN.test(masked))
    return people > 0 && PRICE.test(masked) && !/\bpoints?\b/.test(masked) ? 'captainPrice' : null
  if (PART.test(masked) && CAP.test(masked)) return 'capShare'
  if (DEVIATION.test(masked)) return 'deviation'
  return people > 0 && VALUE.test(masked) && !/^(?:why|what if|should)\b/.test(masked) ? 'value' : null
}
