import type { Format } from '../../formats/format.ts'
import { peopleOf } from '../../players/people.ts'
import type { Player } from '../../players/player.ts'
import { expectedPoints } from '../../players/points.ts'
import { type Spellings, type Strength, spellingsOf } from './spellings.ts'
import type { Word } from './words.ts'

/** The mark of a person in the masked text. */
export const PERSON = '@'

export type PeopleNamed = {
  /** In the order of the question, each person once, by the row that is not the captain's. */
  people: Player[]
  /** Others of the same name who are about as likely meant. */
  alsoMeant: Player[]
  /** The words of the question with `@` in place of each name. */
  masked: string
}

export type Known = { row: Player; spellings: Spellings }
export type Match = { known: Known; strength: Strength; wrongLetters: number }

/** How words that are no name in full are read. */
export type NameReading = {
  /** Is it a word of any question, which is no name in lower case? */
  isPlainWord: (word: string) => boolean
  /** A single word must mean its person at least so surely. */
  leastStrength: Strength
  /** People whose misspelled name these words may be. */
  near: (words: readonly Word[], known: readonly Known[]) => Match[]
}

/** Whole names, last names and initials of three letters, without a wrong letter: for the server, which gets names beside the question. */
export const EXACT_NAMES: NameReading = { isPlainWord: () => false, leastStrength: 3, near: () => [] }

const MOST_PEOPLE = 10
const MOST_WORDS_OF_A_NAME = 5
/** A namesake with less than this share of the points is not meant. */
const NAMESAKE_SHARE = 0.6

/** The people of the slate that the words name: by whole names, last names, first names, initials, one or two wrong letters. */
export function peopleNamed(
  words: readonly Word[],
  pool: readonly Player[],
  format: Format,
  reading: NameReading,
): PeopleNamed {
  const known = peopleOf(pool, format).people.map(({ row }) => ({ row, spellings: spellingsOf(row) }))
  const codes = new Set(pool.map(({ team }) => team?.toLowerCase()))
  const people = new Set<Player>()
  const alsoMeant = new Set<Player>()
  const masked: string[] = []
  for (let place = 0; place < words.length; ) {
    const found = people.size < MOST_PEOPLE ? nameAt(words, place, known, codes, reading) : null
    if (!found) {
      masked.push(words[place]!.text)
      place += 1
      continue
    }
    const { chosen, others, isTold } = chosenOf(found.matches, words, place, place + found.length)
    people.add(chosen.row)
    for (const other of others) alsoMeant.add(other.row)
    masked.push(PERSON)
    place += found.length + (isTold === 'after' ? 1 : 0)
    if (isTold === 'before') masked.splice(-2, 1)
  }
  return {
    people: [...people],
    alsoMeant: [...alsoMeant].filter((player) => !people.has(player)),
    masked: masked.join(' '),
  }
}

/** The longest name that begins at that word; null without one. */
function nameAt(
  words: readonly Word[],
  place: number,
  known: readonly Known[],
  codes: ReadonlySet<string | undefined>,
  reading: NameReading,
): { matches: Match[]; length: number } | null {
  for (let length = Math.min(MOST_WORDS_OF_A_NAME, words.length - place); length > 0; length--) {
    const own = words.slice(place, place + length)
    const matches = exactMatches(own, place, known, codes, reading)
    if (matches.length > 0) return { matches, length }
  }
  const misspelled = reading.near(words.slice(place, place + 2), known)
  if (misspelled.length > 0) return { matches: misspelled, length: 2 }
  const single = reading.near(words.slice(place, place + 1), known)
  return single.length > 0 ? { matches: single, length: 1 } : null
}

function exactMatches(
  own: readonly Word[],
  place: number,
  known: readonly Known[],
  codes: ReadonlySet<string | undefined>,
  { isPlainWord, leastStrength }: NameReading,
): Match[] {
  const text = own.map((word) => word.text).join(' ')
  if (own.length === 1 && isPlainWord(text) && !(own[0]!.isCapital && place > 0)) return []
  // `KC` is the team before it is Kekoa Crawford.
  const least = codes.has(text) ? 3 : leastStrength
  return strongest(
    known.flatMap((each) => {
      const strength = each.spellings.exact.get(text)
      return strength === undefined || (own.length === 1 && strength < least)
        ? []
        : [{ known: each, strength, wrongLetters: 0 }]
    }),
  )
}

/** The surest matches, each person once. */
export function strongest(matches: readonly Match[]): Match[] {
  const best = Math.max(...matches.map(({ strength }) => strength))
  return matches.filter(
    ({ strength, known }, place) =>
      strength === best &&
      matches.findIndex((other) => other.known === known && other.strength === best) === place,
  )
}

/**
 * Several people of one name: it means the one whose first name stands beside it, else the one with the most points. Namesakes
 * with nearly as many points are told too.
 */
function chosenOf(matches: readonly Match[], words: readonly Word[], from: number, to: number) {
  const people = matches.map(({ known }) => known)
  if (people.length > 1) {
    const before = words[from - 1]?.text ?? ''
    const after = words[to]?.text ?? ''
    const byNext = people.filter(({ spellings }) => after.length > 2 && spellings.firsts.includes(after))
    const byLast = people.filter(({ spellings }) => before.length > 2 && spellings.firsts.includes(before))
    if (byNext.length === 1) return { chosen: byNext[0]!, others: [], isTold: 'after' as const }
    if (byLast.length === 1) return { chosen: byLast[0]!, others: [], isTold: 'before' as const }
  }
  const [chosen, ...others] = people.toSorted((a, b) => expectedPoints(b.row) - expectedPoints(a.row))
  const least = expectedPoints(chosen!.row) * NAMESAKE_SHARE
  return {
    chosen: chosen!,
    others: others.filter(({ row }) => expectedPoints(row) > 0 && expectedPoints(row) >= least).slice(0, 2),
    isTold: null,
  }
}
