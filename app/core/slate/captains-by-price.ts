import { groupBy } from '../collections/group-by.ts'
import { captainCodeByPrices } from '../formats/lookup.ts'
import { normalizePosition } from '../players/player.ts'
import { rowPersonKey, type SlateRow } from './rows.ts'

/**
 * Marks captain rows in a file without captain codes that lists every player twice, as SaberSim's Showdown export
 * does: of two rows of one player the dearer is the captain's where the prices are 1.5 apart. That must hold for at least
 * half of the players who are listed twice; otherwise the second rows are repetitions, and the rows are returned
 * unchanged.
 */
export function withCaptainsByPrice(rows: readonly SlateRow[]): readonly SlateRow[] {
  const pairs = [...groupBy(rows, playerKey).values()].filter((own) => own.length === 2)
  const captains = new Map(pairs.flatMap((pair) => captainOf(pair) ?? []))
  if (captains.size === 0 || captains.size * 2 < pairs.length) return rows
  return rows.map((row) => ({ ...row, captainCode: captains.get(row.index) ?? null }))
}

/** The index of the pair's captain row and the captain's code. */
function captainOf(pair: readonly SlateRow[]): [number, string][] | null {
  const [cheaper, dearer] = pair.toSorted((a, b) => (a.salary ?? 0) - (b.salary ?? 0))
  const code = captainCodeByPrices({ dearer: dearer!.salary ?? 0, cheaper: cheaper!.salary ?? 0 })
  return code ? [[dearer!.index, code]] : null
}

function playerKey(row: SlateRow): string {
  return `${rowPersonKey(row)}#${normalizePosition(row.position)}`
}
