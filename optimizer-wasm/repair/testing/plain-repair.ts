import { isOut, isSamePerson, type Player, personKey } from '#core/players/player.ts'
import { everyLineupUnder, isOpenTo } from '../../testing/every-lineup-under.ts'
import { isShare, shareOf } from '../../testing/shares.ts'
import type { LineupCells, RepairRequest } from '../repair-request.ts'

/** A repair as sorted rows of the pool; null: none obeys. By the place of the affected lineup. */
export type PlainRepair = Map<number, number[] | null>

/**
 * The oracle of repairs: of every lineup that obeys the rules of a lineup, listed one by one, those that may stand in the list
 * beside the others, then those with the fewest slots changed, then share by share, then the first. It shares nothing with the
 * engine. Only for lineups whose rows are all in the pool.
 */
export function plainRepair(request: RepairRequest): { rows: Player[]; repairs: PlainRepair } {
  const { format, rules, lineups, way, excludedIds = [], bannedLineups = [] } = request
  const obeying = everyLineupUnder(request)
  const { rows } = obeying
  const idsOf = new Map(rows.map(({ id }, row) => [id, row]))
  const read = (cells: LineupCells) => cells.map((id) => idsOf.get(id!)!)
  const gone = rows.filter((row) => isOut(row) || excludedIds.includes(row.id))
  const isGone = (row: number) => gone.some((player) => isSamePerson(player, rows[row]!))
  const list = lineups.map(read)
  const affected = [...list.keys()].filter((index) => list[index]!.some(isGone))
  const asTheyAre = list.filter((_, index) => !affected.includes(index))
  const hasCaptain = format.captain !== null
  const teamsOf = (lineup: readonly number[]) =>
    lineup
      .map((row) => `${rows[row]!.team}`)
      .sort()
      .join()
  const repairs: PlainRepair = new Map()

  for (const [done, index] of affected.entries()) {
    const before = list[index]!
    const staying = before.filter((row) => !isGone(row))
    const needs = openNeeds(affected.length - done)
    const uniques = rules.filter((rule) => rule.kind === 'uniques')
    const apart = {
      from: asTheyAre,
      players: Math.max(1, ...uniques.map(({ players }) => players)),
      captainSwapCounts: uniques.every(({ captainSwapCounts }) => captainSwapCounts),
    }
    const allowed = obeying.lineups
      .map((lineup) => lineup.rows)
      .filter((lineup) => isOpenTo(lineup, rows, { apart, banned: bannedLineups.map(read) }))
      .filter((lineup) => needs.every(({ isStrict, has }) => !isStrict || has(lineup)))
      .filter((lineup) => {
        if (way.kind === 'same_team') return teamsOf(lineup) === teamsOf(before)
        if (way.kind !== 'person') return true
        const holds = (each: readonly number[]) => each.some((row) => personKey(rows[row]!) === way.key)
        return !holds(before) && holds(lineup)
      })
    const kept = (lineup: readonly number[]) => lineup.filter((row) => staying.includes(row)).length
    const most = Math.max(...allowed.map(kept))
    let left = allowed.filter((lineup) => kept(lineup) === most)
    for (const { isStrict, has } of needs) {
      if (!isStrict && left.some(has)) left = left.filter(has)
    }
    repairs.set(index, left[0] ?? null)
    asTheyAre.push(left[0] ?? before)
  }
  return { rows, repairs }

  /** What the next lineup needs where so many are still to come, the strict ones and the furthest from being met first. */
  function openNeeds(left: number) {
    const demands = rules.flatMap((rule, place) => {
      if (rule.kind === 'captains' && hasCaptain) {
        const captains = new Set(asTheyAre.map(([captain]) => personKey(rows[captain!]!)))
        const missing = Math.min(rule.atLeast, list.length) - captains.size
        const has = ([captain]: readonly number[]) => !captains.has(personKey(rows[captain!]!))
        return [{ place, missing, isStrict: false, has }]
      }
      if (!isShare(rule)) return []
      const { min, max, ...share } = shareOf(rule, list.length)
      const has = (lineup: readonly number[]) => share.has(lineup.map((row) => rows[row]!))
      const lacks = (lineup: readonly number[]) => !has(lineup)
      return [
        { place, missing: min - asTheyAre.filter(has).length, isStrict: rule.isStrict, has },
        {
          place,
          missing: list.length - max - asTheyAre.filter(lacks).length,
          isStrict: rule.isStrict,
          has: lacks,
        },
      ]
    })
    return demands
      .filter(({ missing }) => missing > 0 && missing >= left)
      .sort((a, b) => Number(b.isStrict) - Number(a.isStrict) || b.missing - a.missing || a.place - b.place)
  }
}
