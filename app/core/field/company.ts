import type { ContestPool } from '../contest-pool/contest-pool.ts'
import type { ContestFormat } from '../objective/strategy.ts'
import { isCaptainRow, type Player } from '../players/player.ts'
import { sideOf } from '../players/sides.ts'

/*
 * Whom users put beside a quarterback. In Showdown fields with the same ownership, lineups with a quarterback and his
 * receivers are likelier than their people's shares say, and those with a quarterback and the defense that plays against him
 * are less likely. Each habit is a factor of a lineup's chance.
 */

/**
 * Fitted with the real ownership on three whole Showdown contests of 2021; each alone gives nearly the same (docs/proof.md):
 * 1.3 to 1.6, 2.1 to 2.5, 1.3 to 1.6 and 0.28 to 0.35.
 */
export const COMPANY = {
  /** For each receiver (WR or TE) whose own quarterback is in the lineup. */
  receiver: 1.4,
  /** Once more, where that receiver is the captain. */
  captainReceiver: 2.3,
  /** Once more for each, where the quarterback is the captain. */
  receiverOfCaptain: 1.4,
  /** Once for a team's quarterbacks and the other team's defense. */
  opposingDefense: 0.32,
}

/**
 * In contests of several games, for each receiver whose own quarterback is in the lineup. For cash games fitted with the real
 * ownership on three whole cash-like contests of 2018 to 2020, which alone give 2.3, 2.8 and 3.3. For tournaments, of which no
 * whole one with its prices is known, so that the field of the estimated ownership stacks nearly as 832,342 entries of a
 * published one did: 19% without a receiver beside the quarterback, 53% with one (docs/proof.md), 26% with two.
 */
export const MATES: Readonly<Record<ContestFormat, number>> = { cash: 2.7, gpp: 8 }

export type CompanyRole = 'quarterback' | 'receiver' | 'defense' | 'other'

const ROLES: Readonly<Record<string, CompanyRole>> = {
  QB: 'quarterback',
  WR: 'receiver',
  TE: 'receiver',
  DST: 'defense',
}

export function companyRole({ actualPosition }: Player): CompanyRole {
  return ROLES[actualPosition] ?? 'other'
}

/** The two teams of a pool where these habits count: a game of two teams with a captain's slot. Null elsewhere. */
export function companyTeams({ format, rows }: ContestPool): readonly [string, string] | null {
  if (format.captain === null || format.from.teams < 2) return null
  const [first, second, ...others] = new Set(rows.flatMap(({ team }) => team ?? []))
  return first !== undefined && second !== undefined && others.length === 0 ? [first, second] : null
}

/**
 * By row, the number of its team, where lineups are of several games; -1 where the team is not known or no habit counts the
 * row. Rows of one team whose files name different games count as two.
 */
export function mateTeams({ format, rows }: ContestPool): number[] | null {
  if (format.from.games < 2) return null
  const numbers = new Map<string, number>()
  return rows.map((row) => {
    const role = companyRole(row)
    if (row.team === null || (role !== 'quarterback' && role !== 'receiver')) return -1
    const key = `${row.team} ${sideOf(row, format)}`
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  })
}

/** By lineup (rows of the pool), the product of the factors of its habits; 1 where none counts. */
export function companyFactors(pool: ContestPool): (lineup: ArrayLike<number>) => number {
  const ofLeague = mateTeams(pool)
  if (ofLeague) return mateFactors(pool, ofLeague)
  const teams = companyTeams(pool)
  if (!teams) return () => 1
  const roles = pool.rows.map(companyRole)
  const sides = pool.rows.map(({ team }) => (team === null ? -1 : teams.indexOf(team)))
  const isCaptain = pool.rows.map(isCaptainRow)
  return (lineup) => {
    let factor = 1
    for (let side = 0; side < 2; side++) {
      let hasQuarterback = false
      let isCaptained = false
      let faces = false
      for (let at = 0; at < lineup.length; at++) {
        const row = lineup[at]!
        if (roles[row] === 'defense' && sides[row] === 1 - side) faces = true
        if (roles[row] !== 'quarterback' || sides[row] !== side) continue
        hasQuarterback = true
        if (isCaptain[row]) isCaptained = true
      }
      if (!hasQuarterback) continue
      if (faces) factor *= COMPANY.opposingDefense
      for (let at = 0; at < lineup.length; at++) {
        const row = lineup[at]!
        if (roles[row] !== 'receiver' || sides[row] !== side) continue
        factor *= COMPANY.receiver
        if (isCaptain[row]) factor *= COMPANY.captainReceiver
        else if (isCaptained) factor *= COMPANY.receiverOfCaptain
      }
    }
    return factor
  }
}

function mateFactors(
  { rows, contest }: ContestPool,
  teams: readonly number[],
): (lineup: ArrayLike<number>) => number {
  const roles = rows.map(companyRole)
  return (lineup) => {
    let factor = 1
    for (let at = 0; at < lineup.length; at++) {
      const row = lineup[at]!
      if (roles[row] !== 'receiver' || teams[row]! < 0) continue
      for (let other = 0; other < lineup.length; other++) {
        if (roles[lineup[other]!] !== 'quarterback' || teams[lineup[other]!] !== teams[row]) continue
        factor *= MATES[contest]
        break
      }
    }
    return factor
  }
}
