import { FORMAT_WORDS } from '../../formats/lookup.ts'
import { INJURY_STATUSES, NFL_POSITIONS, OUTLOOK_LABELS } from '../../players/player.ts'
import type { AnalysisFacts } from '../facts/facts.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import { namesOfTeams } from './team-names.ts'

/** The mark that replaces a name: private-use characters, one for the index of each matching name in the list of known names. */
const NAME_MARK = /[\uE000-\uF8FF]+/gu
const FIRST_MARK = 0xe000

const ROLE = /^(?:QB|RB|WR|TE|K|DST)[1-4]$/
const SUFFIXES = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'v'])

/** Capitalized words that are not names: terms of the game, the league and the provider. Ordinary words have a list of their own. */
const GAME_WORDS = words(`
  AI API ET EST EDT TV DraftKings Showdown Classic PPR FPPG AFC NFC TNF SNF MNF QBs RBs WRs TEs DSTs FLEX Fantasy Football Flexes ${FORMAT_WORDS.join(' ')} Flex GPP Cash DFS NFL OPRK Optimize Optimizer Max Points Best Value
  Balanced Basic Moderate Conservative Wild DEF D/ST I ${NFL_POSITIONS.join(' ')} ${OUTLOOK_LABELS.join(' ')}
  ${INJURY_STATUSES.join(' ')}
`)

const EMPHASIZED = words('NOT AND BUT ONLY MUST ALL VERY BOTH NEVER EVERY OR IF I A')

/** All names in the facts, longest first. */
export function knownNames({ people, forced, lineup, adjustments }: AnalysisFacts): string[] {
  const names = [
    ...people.map(({ name }) => name),
    ...forced.flatMap((each) => [each.name, ...each.out, ...each.in]),
    ...adjustments.flatMap((each) => [each.out, each.in]),
    ...(lineup?.stacks.flatMap((stack) => stack.names) ?? []),
  ]
  return [...new Set(names)].filter((name) => name !== '').sort((a, b) => b.length - a.length)
}

/** The text with each known name, or surname alone, replaced by a mark without digits or capital letters. */
export function maskNames(text: string, names: readonly string[]): string {
  const plain = text.replace(NAME_MARK, '')
  const places = new Map<string, number[]>()
  for (const [place, name] of names.entries()) add(places, name, place)
  for (const [place, name] of names.entries()) {
    const surname = surnameOf(name)
    if (surname && !names.includes(surname)) add(places, surname, place)
  }
  const spellings = [...places.keys()].sort((a, b) => b.length - a.length)
  if (spellings.length === 0) return plain
  const anyName = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${spellings.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  )
  return plain.replace(anyName, (name) => markOf(places.get(name)!))
}

/** The people that the masked sentence names. */
export function namedIn(sentence: string, names: readonly string[]): string[] {
  const marks = [...sentence.matchAll(NAME_MARK)].flatMap(([mark]) => [...mark])
  return [...new Set(marks)].map((mark) => names[mark.codePointAt(0)! - FIRST_MARK]!)
}

/** Words of the masked sentence that look like names and are not in the facts. */
export function unknownNames(sentence: string, facts: AnalysisFacts, names: readonly string[]): string[] {
  const teams = new Set([...namesOfTeams(teamCodesOf(facts)).keys()].flatMap((name) => name.split(' ')))
  const partsOfNames = new Set(names.flatMap((name) => name.split(/[^\p{L}\p{N}'’.-]+/u)))
  const positions = new Set(facts.people.map(({ position }) => position))
  const isKnown = (word: string) =>
    GAME_WORDS.has(word) ||
    teams.has(word) ||
    partsOfNames.has(word) ||
    positions.has(word) ||
    word === facts.format.captainName
  const plain = sentence.replace(NAME_MARK, ' _ ')
  return [...plain.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}'’/-]*\d?/gu)]
    .map(([word]) => word.replace(/['’](?:s)?$/u, ''))
    .filter((word) => !isKnown(word) && !ROLE.test(word) && !isOrdinary(word))
}

/** The slate's team codes as the file spells them. */
export function teamCodesOf({ slate, people }: AnalysisFacts): ReadonlySet<string> {
  return new Set(slate.teams.concat(people.flatMap(({ team, opponent }) => [team ?? '', opponent ?? ''])))
}

/** Codes of teams are written in capitals, so such a word is known only in the list of words for emphasis. */
function isOrdinary(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase() ? EMPHASIZED.has(word) : isOrdinaryWord(word)
}

function surnameOf(name: string): string | null {
  const parts = name.split(' ').filter((part) => !SUFFIXES.has(part.toLowerCase().replace(/\./g, '')))
  const last = parts.at(-1) ?? ''
  return parts.length > 1 && /^\p{Lu}[\p{L}\p{M}'’-]{2,}$/u.test(last) ? last : null
}

function markOf(places: readonly number[]): string {
  return String.fromCodePoint(...new Set(places.map((place) => FIRST_MARK + place)))
}

function add(places: Map<string, number[]>, spelling: string, place: number): void {
  places.set(spelling, [...(places.get(spelling) ?? []), place])
}

export function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean))
}
