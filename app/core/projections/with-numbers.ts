import type { Format } from '../formats/format.ts'
import { peopleOf } from '../players/people.ts'
import { isCaptainRow, type Player, type ProjectionSource, personKey } from '../players/player.ts'
import type { PricedPlayer } from './priced-player.ts'
import { numbersInFiles, type PersonEdit, type PersonNumbers, type SlateNumbers } from './slate-numbers.ts'

/** The figures of a row that follow from the slate's numbers; a row without them is as the salary file lists it. */
type NumbersOfRow = Pick<
  Player,
  'projectedPoints' | 'projectedBy' | 'ceilingPoints' | 'spreadPoints' | 'ownershipPct' | 'ownershipBy'
>

/**
 * The pool under these numbers. What counts of a person's points: typed in by hand, else the files', else the baseline's
 * estimate if the numbers ask for it and the format has one, else the average (`projectedPoints` null). Ownership typed
 * in or from a file replaces the row's; a row whose file or edit is gone has none. Rows that stay the same are the same
 * objects.
 */
export function withNumbers(pool: readonly Player[], mode: Format, numbers: SlateNumbers): Player[] {
  const { people } = peopleOf(pool, mode)
  const priced = people.map(({ row, flexPrice }) => ({
    position: row.actualPosition,
    team: row.team,
    salary: flexPrice,
    average: row.fppg,
  }))
  const ofPerson = new Map(
    people.map(({ row }, i) => {
      const key = personKey(row)
      const inFiles = numbersInFiles(numbers.files, key)
      const edit = numbers.edits[key] ?? {}
      const estimate = estimateOf(priced[i]!, priced, mode, numbers)
      return [key, { points: pointsOf(edit, inFiles, estimate), inFiles, edit }] as const
    }),
  )
  return pool.map((row) => {
    const { points, inFiles, edit } = ofPerson.get(personKey(row))!
    return withFigures(row, {
      ...points,
      ceilingPoints: inFiles.ceiling,
      spreadPoints: inFiles.spread,
      ...ownershipOf(row, edit, inFiles),
    })
  })
}

function estimateOf(
  player: PricedPlayer,
  pool: readonly PricedPlayer[],
  { baseline }: Format,
  { pointsFrom }: SlateNumbers,
): number | null {
  return pointsFrom === 'baseline' && baseline ? baseline(player, pool) : null
}

function pointsOf(
  edit: PersonEdit,
  inFiles: PersonNumbers,
  estimate: number | null,
): Pick<Player, 'projectedPoints' | 'projectedBy'> {
  const sources: [ProjectionSource, number | null | undefined][] = [
    ['hand', edit.points],
    ['projection', inFiles.points],
    ['baseline', estimate],
  ]
  const [projectedBy, projectedPoints] = sources.find(([, points]) => points != null) ?? [null, null]
  return { projectedPoints: projectedPoints ?? null, projectedBy }
}

function ownershipOf(
  row: Player,
  edit: PersonEdit,
  inFiles: PersonNumbers,
): Pick<Player, 'ownershipPct' | 'ownershipBy'> {
  const share = isCaptainRow(row) ? 'captainOwnershipPct' : 'flexOwnershipPct'
  const byHand = edit[share]
  if (byHand != null) return { ownershipPct: byHand, ownershipBy: 'hand' }
  const byFile = inFiles[share]
  if (byFile !== null) return { ownershipPct: byFile, ownershipBy: 'file' }
  const wasGiven = row.ownershipBy === 'hand' || row.ownershipBy === 'file'
  if (wasGiven) return { ownershipPct: null, ownershipBy: null }
  return { ownershipPct: row.ownershipPct, ownershipBy: row.ownershipBy }
}

function withFigures(row: Player, figures: NumbersOfRow): Player {
  const isSame = Object.entries(figures).every(
    ([figure, value]) => row[figure as keyof NumbersOfRow] === value,
  )
  return isSame ? row : { ...row, ...figures }
}
