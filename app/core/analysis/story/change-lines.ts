import { capitalized, listOf } from '../../text/words.ts'

/** Who changes between two lineups. `captain`: who becomes captain; `flex`: which captain stays as another player. */
export type LineupChange = {
  comes: readonly string[]
  leaves: readonly string[]
  captain: string | null
  flex: string | null
}

/** More are hard to follow in one sentence: "A, B, C and D for E, F, G and H". */
const MOST_IN_A_SENTENCE = 2

export function needsLines({ comes }: Pick<LineupChange, 'comes'>): boolean {
  return comes.length > MOST_IN_A_SENTENCE
}

/** The change as lines below a sentence that ends with a colon: `In: A, B and C`, `Out: D, E and F`, `Captain: B`. */
export function changeLines({ comes, leaves, captain, flex }: LineupChange, captainWord: string): string {
  const captainHead = capitalized(captainWord)
  return [
    `In: ${listOf(comes)}`,
    `Out: ${listOf(leaves)}`,
    ...(captain === null ? [] : [`${captainHead}: ${captain}`]),
    ...(flex === null ? [] : [`Flex: ${flex}`]),
  ].join('\n')
}
