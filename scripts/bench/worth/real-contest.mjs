import { lineupSlots, NO_PLAYER } from '#core/contest/field.ts'
import { readLineupText } from '#core/contest/lineup-text.ts'
import { StandingsReader } from '#core/contest/standings-reader.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { basePlayerIdOf } from '#core/players/player.ts'
import { cellsOf, readText } from './tables.mjs'

/**
 * @typedef {{ captain: string, flex: string[], entries: number }} PlayedLineup People by `personOf`.
 * @typedef {{ lineups: PlayedLineup[], entries: number, scored: Map<string, number>, guessed: Set<string> }} RealContest
 *   `scored`: points by person, not multiplied; `guessed`: players whose points are not known.
 */

/** Points of a defense where a file of copies is scored by a table of weekly points, which has none. */
const DEFENSE_POINTS = 7
/** The defenses of the contest whose file is one of copies. */
const DEFENSES = new Set(['steelers', 'seahawks'])

/**
 * A whole Showdown contest: its standings, or a file `Lineup,Count` that needs a table of who scored what.
 * @param {string} file
 * @param {Map<string, number> | null} weekly points by person, for a file of copies
 * @returns {RealContest}
 */
export function realContest(file, weekly = null) {
  const text = readText(file)
  if (!text.startsWith('Lineup,Count')) return standingsContest(text)
  if (weekly === null) throw new Error(`${file} has no points. Name a file of standings, which has them.`)
  return copiesContest(text, weekly)
}

/**
 * The name without suffixes and hyphens: sources differ in them.
 * @param {string} name
 */
export function personOf(name) {
  return basePlayerIdOf(name.replace(/\s+(Jr\.?|Sr\.?|II|III|IV|V)$/i, '')).replaceAll('-', '')
}

/** @param {string} text */
function standingsContest(text) {
  const reader = new StandingsReader({ keepBest: 1 })
  for (let at = 0; at < text.length; at += 65_536) reader.push(text.slice(at, at + 65_536))
  const read = reader.finish()
  if (!read.ok) throw new Error(`The standings are not read: ${read.error.kind}`)
  const { field } = read.value
  const names = field.players.map(({ name }) => personOf(name))
  const scored = new Map(
    field.players.map(({ pointsMilli }, i) => [names[i] ?? '', (pointsMilli ?? 0) / 1000]),
  )
  /** @type {Map<string, PlayedLineup>} */
  const lineups = new Map()
  let entries = 0
  for (let entry = 0; entry < field.entries; entry++) {
    const slots = [...lineupSlots(field, entry)]
    if (slots.includes(NO_PLAYER)) continue
    const [captain = '', ...flex] = slots.map((player) => names[player] ?? '')
    const key = slots.join()
    const lineup = lineups.get(key) ?? { captain, flex, entries: 0 }
    lineups.set(key, lineup)
    lineup.entries++
    entries++
  }
  return { lineups: [...lineups.values()], entries, scored, guessed: new Set() }
}

/**
 * @param {string} text
 * @param {Map<string, number>} weekly
 */
function copiesContest(text, weekly) {
  const lineups = cellsOf(text)
    .slice(1)
    .flatMap(([lineup = '', count = '']) => {
      const slots = readLineupText(lineup).flatMap(({ code, name }) =>
        name === null ? [] : [{ code, name }],
      )
      const captain = slots.find(({ code }) => code === SHOWDOWN.captain?.code)
      const flex = slots.filter((slot) => slot !== captain).map(({ name }) => personOf(name))
      return captain && flex.length === 5
        ? [{ captain: personOf(captain.name), flex, entries: Number(count) }]
        : []
    })
  const people = new Set(lineups.flatMap(({ captain, flex }) => [captain, ...flex]))
  const scored = new Map(
    [...people].map((person) => [person, weekly.get(person) ?? (DEFENSES.has(person) ? DEFENSE_POINTS : 0)]),
  )
  return {
    lineups,
    entries: lineups.reduce((sum, { entries }) => sum + entries, 0),
    scored,
    guessed: DEFENSES,
  }
}
