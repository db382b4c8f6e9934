import type { ContestLineupItem } from '#contract/contests.ts'
import { readLineupText } from '#core/contest/lineup-text.ts'
import { isCaptainCode } from '#core/formats/lookup.ts'
import type { TopLineup } from '#core/verdict/top-lineups.ts'

/**
 * The best different lineups of the stored rows, shown until the field is read. Fewer than `most` where the rows end among
 * the copies of few lineups.
 */
export function foldRows(rows: readonly ContestLineupItem[], most: number): TopLineup[] {
  const found = new Map<string, TopLineup>()
  for (const row of rows) {
    const slots = readLineupText(row.lineupText)
    const captains = slots.filter(({ code }) => isCaptainCode(code))
    const names = [...captains, ...slots.filter((slot) => !captains.includes(slot))].map(({ name }) => name)
    const key = slots.length === 0 ? row.entryId : `${captains[0]?.name} ${names.toSorted().join('|')}`
    if (found.has(key) || found.size === most) continue
    const tied = rows.filter(({ rank }) => rank === row.rank).length
    found.set(key, {
      rank: row.rank,
      lastPlace: row.rank + Math.max(row.copies, tied, 1) - 1,
      points: row.points,
      copies: row.copies,
      mine: 0,
      captain: row.cptPlayer,
      players: names,
      ownershipAvg: row.ownershipAvg,
    })
  }
  return [...found.values()]
}
