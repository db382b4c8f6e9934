import type { Format } from '../../formats/format.ts'
import { nflTeamKey } from '../../players/nfl-teams.ts'
import type { Player, Position } from '../../players/player.ts'
import type { Understood } from '../question.ts'
import type { NameReading } from './people-named.ts'
import { taskAsked } from './task-asked.ts'
import { termAsked } from './term-asked.ts'
import type { Word } from './words.ts'

const POSITIONS: readonly [Position, RegExp][] = [
  ['QB', /\b(?:qbs?|quarterbacks?|quarter backs?|signal callers?)\b/],
  ['RB', /\b(?:rbs?|running ?backs?|rushers?|backs)\b/],
  ['WR', /\b(?:wrs?|wide ?receivers?|wideouts?|receivers?|wide outs?)\b/],
  ['TE', /\b(?:tes?|tight ?ends?)\b/],
  ['K', /\b(?:ks?|kickers?|pks?|place ?kickers?)\b/],
  ['DST', /\b(?:dsts?|defen[cs]es?|def|d)\b/],
]

const CHEAP =
  /\b(?:cheap(?:er|est|o)?|punts?|min(?:imum)? (?:price|salary|priced)|bargain bin|pay down|salary saver|save (?:some )?(?:salary|money)|budget (?:play|option|pick)s?)\b/
const VALUE =
  /\b(?:values?|bargains?|underpriced|bang|per dollar|per 1000|per \$|worth the (?:money|price|salary)|steals?|sleepers?|cost effective|efficient)\b/
const LEAST =
  /\b(?:low(?:est|er)?|least|under|contrarian|sneaky|leverage|hard(?:est|er)?|tough(?:est|er)?|worst|unpopular|hidden|unique|differentiat\w*)\b/

type Details = Pick<
  Understood,
  | 'position'
  | 'price'
  | 'splits'
  | 'isCheap'
  | 'isValue'
  | 'isLeast'
  | 'isSwap'
  | 'asksWho'
  | 'isFloor'
  | 'isOfLineup'
  | 'term'
  | 'task'
  | 'team'
>

/** What a question asks about besides its kind and its people. */
export function detailsOf(
  masked: string,
  words: readonly Word[],
  pool: readonly Player[],
  { rosterSlots, budget, valueUnit }: Format,
  { isPlainWord }: Pick<NameReading, 'isPlainWord'>,
): Details {
  return {
    position: POSITIONS.find(([, spelled]) => spelled.test(masked))?.[0] ?? null,
    price: priceOf(masked, budget, valueUnit.dollars),
    splits: splitsOf(masked, rosterSlots.length),
    isCheap: CHEAP.test(masked),
    isValue: VALUE.test(masked),
    isLeast: LEAST.test(masked),
    isSwap: /\b(?:swap|switch|replac|trad)\w* @ (?:for|with|to|into) @/.test(masked),
    isFloor: /\b(?:floor|safe\w*|worst|low)\b/.test(masked),
    asksWho: /\b(?:who|whos|which|most|highest|best|biggest|safest)\b/.test(masked),
    isOfLineup: /\b(?:my|mine|lineup|line ?up|roster|i have|do i have|in here)\b/.test(masked),
    term: termAsked(masked),
    task: taskAsked(masked),
    team: teamOf(
      words.filter(({ text, isCapital }) => isCapital || !isPlainWord(text)),
      pool,
    ),
  }
}

const FIGURE = String.raw`(\d+(?:\.\d+)?)`
const AT_MOST = new RegExp(
  String.raw`(?:\b(?:under|below|less than|cheaper than|at most|max(?:imum)?|up to|no more than|within|for|around|about|with)|<) ${FIGURE}|${FIGURE} (?:or less|and under|and below|or under|or cheaper|left|to spend|max|remaining)`,
)
const AT_LEAST = new RegExp(
  String.raw`\b(?:over|above|more than|at least|min(?:imum)?) ${FIGURE}|${FIGURE} (?:or more|and up|and above|or above)`,
)

const STRICT = /^(?:under|below|less than|cheaper than|<|over|above|more than) /

/** Dollars: `under 5` means $5,000 where prices are in thousands. A figure above the budget is not a price. */
function priceOf(masked: string, budget: number, unit: number): Understood['price'] {
  const read = (pattern: RegExp) => {
    const figure = Number((pattern.exec(masked) ?? []).slice(1).find((found) => found !== undefined))
    if (!(figure > 0)) return null
    const dollars = unit > 1 && figure < 100 ? figure * unit : figure
    return dollars <= budget && dollars >= unit / 10 ? dollars : null
  }
  const most = read(AT_MOST)
  const side = (most === null ? AT_LEAST : AT_MOST).exec(masked)?.[0] ?? ''
  return { most, least: read(AT_LEAST), isStrict: STRICT.test(side) }
}

/** Pairs of numbers that make up a lineup: `3-3`, `4 - 2`, `5 1`. */
function splitsOf(masked: string, slots: number): [number, number][] {
  const pairs = [...masked.matchAll(/(?<![\d-] ?)\b(\d) ?(?:-|to|and|) ?(\d)\b(?! ?[\d-])/g)]
  return pairs
    .map(([, a, b]): [number, number] => [Math.max(Number(a), Number(b)), Math.min(Number(a), Number(b))])
    .filter(([more, fewer]) => more + fewer === slots && fewer > 0)
}

/** A code of the slate in capitals or without another meaning, or the name of its team. */
function teamOf(words: readonly Word[], pool: readonly Player[]): string | null {
  const teams = new Set(pool.flatMap(({ team }) => team ?? []))
  for (const { text } of words)
    for (const team of teams) {
      if (meansTeam(text, team)) return team
    }
  return null
}

/** The code, or the city or nickname of an NFL team. */
export function meansTeam(word: string, team: string): boolean {
  return team.toLowerCase() === word || (word.length > 3 && nflTeamKey(word) === nflTeamKey(team))
}
