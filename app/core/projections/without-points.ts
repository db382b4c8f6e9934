import type { ProjectionFile } from './slate-numbers.ts'

/**
 * The people (by `personKey`) who are listed in a file with 0 points or none, while it projects others: tools leave the numbers of
 * players who are out blank or at 0. One such file is enough, since the others may be older than the news.
 */
export function peopleWithoutPoints(files: readonly ProjectionFile[]): ReadonlySet<string> {
  const projecting = files.filter(
    ({ weight, people }) => weight > 0 && Object.values(people).some(({ points }) => (points ?? 0) > 0),
  )
  return new Set(
    projecting.flatMap(({ people }) => Object.keys(people).filter((person) => !people[person]!.points)),
  )
}
