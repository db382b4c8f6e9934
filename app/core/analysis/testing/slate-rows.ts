import { correlationOf, rolesOf, teamRelation } from '../../objective/correlation.ts'
import { isCaptainRow, type Player } from '../../players/player.ts'
import type { ChangingSlate } from './changing-slates.ts'

/* What the rows of a slate say, worked out again for the judge of claims; the table of correlations has tests of its own. */

export function pointsOf({ projectedPoints, fppg }: Player): number {
  return projectedPoints ?? fppg
}

export function pointsText(player: Player): string {
  const figure = String(Math.round(pointsOf(player) * 100) / 100)
  const word = figure === '1' ? 'point' : 'points'
  return {
    average: `${figure} ${word} a game`,
    baseline: `${figure} ${word} (baseline estimate)`,
    projection: `${figure} projected ${word}`,
    hand: `${figure} ${word} set by hand`,
  }[player.projectedBy ?? 'average']
}

export function isInactive(player: Player, { format, pool }: ChangingSlate): boolean {
  const flex = pool.find((row) => row.name === player.name && !isCaptainRow(row))!
  return format.inactivePrices.some(({ salary, average }) => flex.salary <= salary && player.fppg >= average)
}

/** A dearest quarterback beside another one of the team at $8,000 or more. */
export function isDoubtfulStarter(
  { name, team, actualPosition }: Player,
  { format, pool }: ChangingSlate,
): boolean {
  if (format.doubtfulStarter === null || actualPosition !== 'QB' || team === null) return false
  const others = pool.filter(
    (row) =>
      !isCaptainRow(row) &&
      row.team === team &&
      row.actualPosition === 'QB' &&
      (row.injuryStatus !== 'Out' || row.name === name),
  )
  const own = others.find((row) => row.name === name)!
  const before = (a: Player, b: Player) => a.salary > b.salary || (a.salary === b.salary && a.fppg > b.fppg)
  return (
    own.injuryStatus !== 'Out' &&
    others.some((row) => row !== own && row.salary >= 8_000) &&
    !others.some((row) => row !== own && before(row, own))
  )
}

export function isDoubted(player: Player, slate: ChangingSlate): boolean {
  return (
    player.injuryStatus === 'Out' ||
    player.injuryStatus === 'Doubtful' ||
    isInactive(player, slate) ||
    isDoubtfulStarter(player, slate) ||
    (player.projectedBy === 'projection' && player.projectedPoints === 0)
  )
}

export function correlation(a: Player, b: Player, { pool }: ChangingSlate): number {
  const everyone = pool.filter((row) => !isCaptainRow(row) && row.injuryStatus !== 'Out')
  const roles = rolesOf(everyone)
  const roleOf = (player: Player) => roles[everyone.findIndex(({ name }) => name === player.name)]
  const [roleA, roleB] = [roleOf(a), roleOf(b)]
  const isOneGame = new Set(everyone.map(({ team }) => team)).size === 2
  return roleA && roleB ? correlationOf(roleA, roleB, teamRelation(a, b, isOneGame)) : 0
}

/** `ownership, weather or betting lines`: what no row of the slate has, in the order of the texts. */
export function missingTopics(pool: readonly Player[]): string {
  const has = (...fields: (keyof Player)[]) => pool.some((row) => fields.some((field) => row[field] !== null))
  const missing = [
    ...(has('oprk') ? [] : ['opponent ranks']),
    ...(has('ownershipPct') ? [] : ['ownership']),
    ...(has('weatherTemp', 'weatherWind', 'weatherPrecip') ? [] : ['weather']),
    ...(has('overUnder', 'teamTotal') ? [] : ['betting lines']),
  ]
  const last = missing.at(-1) ?? ''
  return missing.length < 2 ? last : `${missing.slice(0, -1).join(', ')} or ${last}`
}
