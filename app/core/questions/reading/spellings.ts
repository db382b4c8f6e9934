import { nflTeamNames } from '../../players/nfl-teams.ts'
import type { Player } from '../../players/player.ts'
import { wordsOf } from './words.ts'

/**
 * How surely a spelling means its person: a whole name more than a last name, a last name more than a first name, a first
 * name more than two initials.
 */
export type Strength = 1 | 2 | 3 | 4

/** The ways to write a person, as words joined by blanks, and the single words that may be misspelled. */
export type Spellings = {
  exact: ReadonlyMap<string, Strength>
  words: readonly { text: string; strength: Strength }[]
  /** To tell two of the same last name apart: the first name and its first letter. */
  firsts: readonly string[]
}

const NUMERALS: Readonly<Record<string, string>> = { ii: '2', iii: '3', iv: '4', v: '5' }
const SUFFIXES = new Set(['jr', 'sr', ...Object.keys(NUMERALS)])
const DEFENSE_WORDS = ['d', 'dst', 'def', 'defense', 'defence', 'd st', 'special teams']

/** `Jaxson Smythe-Norwood`: the name, `j smythe norwood`, `smythe norwood`, `norwood`, `jaxson`, `jsn`. */
export function spellingsOf(player: Player): Spellings {
  return player.actualPosition === 'DST' ? defenseSpellings(player) : personSpellings(player)
}

function personSpellings({ name }: Player): Spellings {
  const all = wordsOf(name).map(({ text }) => text)
  const suffix = all.length > 2 && SUFFIXES.has(all.at(-1)!) ? all.at(-1)! : null
  const parts = suffix === null ? all : all.slice(0, -1)
  const [first = '', ...last] = parts
  const initials = initialsOf(name, suffix)
  const exact = new Map<string, Strength>()
  const add = (text: string, strength: Strength) => {
    if (text !== '' && (exact.get(text) ?? 0) < strength) exact.set(text, strength)
  }
  for (const [surname, strength] of surnames(last)) {
    for (const given of [first, first.charAt(0)]) add(`${given} ${surname}`.trim(), 4)
    add(surname, strength)
    if (suffix) add(`${surname} ${suffix}`, 4)
  }
  if (suffix) add([...parts, suffix].join(' '), 4)
  add(parts.join(''), 4)
  add(first, last.length === 0 ? 4 : 2)
  // Two initials match a person less reliably than three.
  if (initials.length > 1) add(initials, initials.length > 2 ? 3 : 1)
  if (suffix && NUMERALS[suffix] && initials.length > 1) add(`${initials}${NUMERALS[suffix]}`, 3)
  const words = [
    ...surnames(last).map(([text, strength]) => ({ text: text.replaceAll(' ', ''), strength })),
    { text: first, strength: 2 as const },
    { text: parts.join(''), strength: 4 as const },
  ]
  return { exact, words, firsts: [first, first.charAt(0)] }
}

/** The whole last name, and each part of it that is longer than two letters. */
function surnames(last: readonly string[]): [string, Strength][] {
  if (last.length === 0) return []
  const parts = last.length > 1 ? last.filter((part) => part.length > 2) : []
  return [[last.join(' '), 3], [last.join(''), 3], ...parts.map((part): [string, Strength] => [part, 3])]
}

/** `Christian McCallister` is `cmc`: a capital letter within a name counts, and so does each part of a double name. */
function initialsOf(name: string, suffix: string | null): string {
  const capitals = [...name.replace(/['’](?=\p{Lu})/gu, '').matchAll(/\p{Lu}/gu)].map(([letter]) => letter)
  const own = suffix === null ? capitals : capitals.slice(0, -(suffix.match(/^[jsr]+$/) ? 1 : suffix.length))
  return own.join('').toLowerCase()
}

/** `Rams` of LAR: `rams`, `rams d`, `rams defense`, `lar dst`, `los angeles rams defense`. */
function defenseSpellings({ name, team }: Player): Spellings {
  const own = wordsOf(name)
    .map(({ text }) => text)
    .join(' ')
  const nickname = own.split(' ').at(-1)!
  const names = new Set([own, nickname, ...teamNames(team)])
  const exact = new Map<string, Strength>()
  for (const text of names) for (const word of DEFENSE_WORDS) exact.set(`${text} ${word}`, 4)
  exact.set(own, 3).set(nickname, 3)
  return { exact, words: [{ text: nickname, strength: 3 }], firsts: [] }
}

/** The code, and the city where only one team plays. */
function teamNames(team: string | null): string[] {
  return team === null ? [] : [team, ...nflTeamNames(team)].map((text) => text.toLowerCase())
}
