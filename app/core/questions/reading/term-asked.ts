/** Words of the field whose meaning a question may ask, each with the ways to type it. */
const SPELLINGS = {
  ownership:
    /^(?:own|owned|ownership|own(?:ed)? (?:percent|pct)|percent owned|rostered|cpt own|captain ownership)$/,
  leverage: /^(?:lev|leverage)$/,
  chalk: /^(?:chalk|chalky|chalk plays?)$/,
  captain: /^(?:captains?|cpt|capt|captain (?:slot|spot|format)|mvp)$/,
  flex: /^(?:flex|flex (?:slot|spot|player))$/,
  value: /^(?:value|values|value column|points per (?:dollar|1000))$/,
  projection: /^(?:proj|projections?|projected points|expected points|baseline)$/,
  fppg: /^(?:fppg|avg points|average points)$/,
  gpp: /^(?:gpps?|tournaments?|guaranteed prize pool)$/,
  cash: /^(?:cash|cash (?:games?|contests?)|double ups?|50 50s?)$/,
  stack: /^(?:stack|stacks|stacking|game stack|qb stack|correlation)$/,
  bringBack: /^(?:bring ?backs?|run ?backs?)$/,
  exposure: /^(?:exp|exposures?|max exp(?:osure)?|min exp(?:osure)?)$/,
  range: /^(?:floors?|ceilings?|floor and ceiling|upside)$/,
  dupes: /^(?:dupes?|duplicates?|duplicate lineups?|duplication)$/,
  roi: /^(?:roi|sim roi|return on investment)$/,
  rank: /^(?:oprk|opponent rank)$/,
  salary: /^(?:salary|salaries|salary cap)$/,
  creativity: /^creativity$/,
  injuryMark: /^(?:questionable|doubtful|out|q|injury (?:mark|status))$/,
  punt: /^(?:punts?|punt plays?)$/,
} as const satisfies Record<string, RegExp>

export type Term = keyof typeof SPELLINGS

/** "What is X", "X means what": the whole question is about the word; "what is the X" is about the lineup's. */
const ASKED = [
  /^(?:what (?:is|are|s)|whats|define|explain|meaning of|what is meant by) (?:an? )?(.+?)(?: (?:here|exactly|anyway|in dfs|mean|supposed to mean))*$/,
  /^what (?:does|do) (?:an? |the )?(.+?)(?: column)? (?:mean|stand for|do)\b.*$/,
  /^(?:dont know|no idea|not sure|i dont (?:know|get|understand)) what (?:an? |the )?(.+?) (?:is|are|means?)$/,
]

/** The word whose meaning the question asks; null where it asks something else. `question` is in lower case without names. */
export function termAsked(question: string): Term | null {
  const plain = question.replace(/^(?:(?:hey|so|ok|okay|and|but|sorry|wait|um) )+/, '')
  const word = ASKED.map((pattern) => pattern.exec(plain)?.[1]).find((found) => found !== undefined)
  if (word === undefined) return null
  const terms = Object.keys(SPELLINGS) as Term[]
  return terms.find((term) => SPELLINGS[term].test(word)) ?? null
}
