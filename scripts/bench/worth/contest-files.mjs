import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { randomFrom } from '#core/numbers/random-from.ts'
import { readSlateInput } from '../../contest/slate-input.ts'
import { slateOptionsOf } from '../../contest/slate-options.ts'
import { mean } from '../../lib/measure.mjs'
import { personOf } from './real-contest.mjs'
import { table } from './tables.mjs'

/**
 * @import { RealContest } from './real-contest.mjs'
 * @import { NamedLineup } from './judged.mjs'
 * @typedef {{ name: string, salaries: string, real: RealContest, folder: string }} Contest
 *   `folder`: where files for commands are written.
 */

/** Points for each 10 points of ownership that the real field has beyond the estimate (fitted on four fields). */
const SURPRISE_POINTS = 1.37

/** @type {Map<string, { captain: Map<string, string>, flex: Map<string, string>, nameOf: Map<string, string>, teamOf: Map<string, string> }>} */
const SLATES = new Map()

/** @param {{ salaries: string }} contest */
function slateOf({ salaries }) {
  const known = SLATES.get(salaries)
  if (known) return known
  const slate = { captain: new Map(), flex: new Map(), nameOf: new Map(), teamOf: new Map() }
  for (const row of table(salaries)) {
    const [name = '', id = ''] = [row.Name, row.ID]
    slate[row['Roster Position'] === 'CPT' ? 'captain' : 'flex'].set(personOf(name), id)
    slate.nameOf.set(id, name)
    slate.teamOf.set(name, row.TeamAbbrev ?? '')
  }
  SLATES.set(salaries, slate)
  return slate
}

/**
 * @param {readonly string[][]} lineups
 * @param {{ salaries: string }} contest
 * @returns {NamedLineup[]}
 */
export function namedLineups(lineups, contest) {
  const { nameOf } = slateOf(contest)
  return lineups.map((ids) => {
    const [captain = '', ...flex] = ids.map((id) => personOf(nameOf.get(id) ?? ''))
    return { captain, flex }
  })
}

/**
 * The real entries as a file of lineups; those with a person who is not in the salary file are left out.
 * @param {Contest} contest
 */
export function fieldFile(contest) {
  const { name, real, folder } = contest
  const file = path.join(folder, `${name}-field.csv`)
  if (existsSync(file)) return file
  const { captain, flex } = slateOf(contest)
  const rows = real.lineups.flatMap((lineup) => {
    const ids = [captain.get(lineup.captain), ...lineup.flex.map((person) => flex.get(person))]
    return ids.every((id) => id !== undefined)
      ? [`${lineup.entries},${ids.map((id) => `x (${id})`).join()}`]
      : []
  })
  writeFileSync(file, ['Count,CPT,FLEX,FLEX,FLEX,FLEX,FLEX', ...rows].join('\n'))
  return file
}

/**
 * The shares of the real entries as an ownership file, off by about `errors` percent of the entries; the same ones at each call.
 * @param {Contest} contest
 * @param {{ captain: number, flex: number }} errors
 */
export function ownershipFile(contest, errors) {
  const { name: of, folder } = contest
  const file = path.join(folder, `${of}-own-${errors.captain}.csv`)
  const { teamOf } = slateOf(contest)
  const shares = realShares(contest)
  const chance = randomFrom(7)
  const off = (/** @type {number} */ share, /** @type {number} */ error) =>
    // A mean absolute error of `error` among people with a share; the normal's is 0.8 of its spread.
    share <= 0 ? 0 : Math.max(0.05, share + (error / 0.8) * normal(chance) * Math.min(1, share / 5))
  const noisy = [...shares].map(([name, { captain, flex }]) => ({
    name,
    captain: off(captain, errors.captain),
    flex: off(flex, errors.flex),
  }))
  const [captains, flexes] = [mean(noisy.map(({ captain }) => captain)), mean(noisy.map(({ flex }) => flex))]
  const scale = { captain: 100 / (captains * noisy.length), flex: 500 / (flexes * noisy.length) }
  const rows = noisy.map(({ name, captain, flex }) =>
    [name, teamOf.get(name), (captain * scale.captain).toFixed(3), (flex * scale.flex).toFixed(3)].join(),
  )
  writeFileSync(file, ['Name,Team,Captain,Flex', ...rows].join('\n'))
  return file
}

/**
 * By name as the salary file has it.
 * @param {Pick<Contest, 'salaries' | 'real'>} contest
 */
export function realShares(contest) {
  const { real } = contest
  const { nameOf, captain: captainIds } = slateOf(contest)
  const shares = new Map()
  for (const [person, id] of captainIds) {
    const entries = { captain: 0, flex: 0 }
    for (const lineup of real.lineups) {
      if (lineup.captain === person) entries.captain += lineup.entries
      if (lineup.flex.includes(person)) entries.flex += lineup.entries
    }
    shares.set(nameOf.get(id) ?? '', {
      captain: (100 * entries.captain) / real.entries,
      flex: (100 * entries.flex) / real.entries,
    })
  }
  return shares
}

/**
 * A projection file of `movedPeople`.
 * @param {Contest} contest
 */
export function movedMeans(contest) {
  const file = path.join(contest.folder, `${contest.name}-moved.csv`)
  const rows = movedPeople(contest).map(({ name, team, expected }) =>
    [name, team, expected.toFixed(3)].join(),
  )
  writeFileSync(file, ['Name,Team,Projection', ...rows].join('\n'))
  return file
}

/**
 * The mean of the product's estimate and the provider's average, moved by `SURPRISE_POINTS` for each 10 points by which the real
 * ownership exceeds the estimated one.
 * @param {Pick<Contest, 'salaries' | 'real'>} contest
 */
export function movedPeople(contest) {
  const { salaries } = contest
  const { pool, target } = readSlateInput(slateOptionsOf({ slate: salaries }))
  const shares = realShares(contest)
  return pool.people.map(({ row }, person) => {
    const points = ((row.projectedPoints ?? row.fppg) + Math.max(0, row.fppg)) / 2
    const real = shares.get(row.name) ?? { captain: 0, flex: 0 }
    const expected = 100 * ((target.captain[person] ?? 0) + (target.flex[person] ?? 0))
    const moved = points + (SURPRISE_POINTS * (real.captain + real.flex - expected)) / 10
    return {
      ...{ name: row.name, team: row.team ?? '', position: row.actualPosition },
      expected: Math.max(0, moved),
    }
  })
}

/**
 * A standard normal number (Box and Muller).
 * @param {() => number} chance
 */
function normal(chance) {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
}
