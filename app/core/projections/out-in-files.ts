import type { ProjectionFile } from './slate-numbers.ts'

/** Why a file says that a person does not play: by its status, or by points of 0 or none beside projections of others. */
export type OutInFile = 'listed_out' | 'not_projected'

/**
 * The people (by `personKey`) who do not play according to a file: its status column says that they are out, or it lists
 * them with 0 points or none while it projects others, since tools leave the numbers of players who are out blank or at 0. One
 * such file is enough, since the others may be older than the news. A status counts before points.
 */
export function peopleOutInFiles(files: readonly ProjectionFile[]): ReadonlyMap<string, OutInFile> {
  const counting = files.filter(({ weight }) => weight > 0)
  const listedOut = counting.flatMap(({ out = [] }) => out)
  const projecting = counting.filter(({ people }) =>
    Object.values(people).some(({ points }) => (points ?? 0) > 0),
  )
  const notProjected = projecting.flatMap(({ people }) =>
    Object.keys(people).filter((person) => !people[person]!.points),
  )
  return new Map<string, OutInFile>([
    ...notProjected.map((person) => [person, 'not_projected'] as const),
    ...listedOut.map((person) => [person, 'listed_out'] as const),
  ])
}
