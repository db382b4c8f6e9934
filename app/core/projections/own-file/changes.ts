import type { Format } from '../../formats/format.ts'
import { peopleOf } from '../../players/people.ts'
import { type Player, personKey } from '../../players/player.ts'
import { expectedPoints } from '../../players/points.ts'
import type { ProjectionFile, SlateNumbers } from '../slate-numbers.ts'
import { withNumbers } from '../with-numbers.ts'

/** A person whose expected points differ, in points of a flex slot. */
type PointsChange = { player: Player; before: number; after: number }

export type NumberChanges = {
  /** The largest difference first. */
  points: PointsChange[]
  /** People whose points stay as they were typed in, although a file says others. */
  keptByHand: number
  /** Rows whose ownership differs and is a file's before or after; estimates follow the points by themselves. */
  ownershipRows: number
}

/** What changes in the pool when these files count instead of those before. */
export function changesByFiles(
  pool: readonly Player[],
  format: Format,
  numbers: SlateNumbers,
  files: readonly ProjectionFile[],
): NumberChanges {
  const after = withNumbers(pool, format, { ...numbers, files })
  const before = new Map(pool.map((row) => [row.id, row]))
  const people = peopleOf(after, format).people.map(({ row }) => ({ row, was: before.get(row.id)! }))
  return {
    points: people
      .map(({ row, was }) => ({ player: row, before: expectedPoints(was), after: expectedPoints(row) }))
      .filter(({ before: was, after: is }) => Math.abs(is - was) >= 0.005)
      .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before)),
    keptByHand: people.filter(
      ({ row }) =>
        row.projectedBy === 'hand' && files.some(({ people: told }) => told[personKey(row)]?.points != null),
    ).length,
    ownershipRows: after.filter((row) => isOtherShare(row, before.get(row.id)!)).length,
  }
}

function isOtherShare(now: Player, was: Player): boolean {
  const isOfFile = now.ownershipBy === 'file' || was.ownershipBy === 'file'
  return isOfFile && now.ownershipPct !== was.ownershipPct
}

/** The files with this one in the place of an older one of the same name, else at the end. */
export function withFile(files: readonly ProjectionFile[], file: ProjectionFile): ProjectionFile[] {
  const place = files.findIndex(({ name }) => name === file.name)
  // A newer file of a name keeps the weight that the user gave it.
  return place < 0 ? [...files, file] : files.with(place, { ...file, weight: files[place]!.weight })
}
