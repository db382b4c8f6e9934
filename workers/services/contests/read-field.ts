import type { Field } from '#core/contest/field.ts'
import { decodeField } from '#core/contest/field-file.ts'
import { AppError } from '#core/result.ts'
import type { Contest } from '#db/contests/contests.ts'
import { fieldKey, standingsKey } from './contest-files.ts'
import { readStoredStandings } from './read-standings.ts'

/** All lineups of a contest: the compact file, or the standings until the consumer has written it. */
export async function readField(files: R2Bucket, { fileKey }: Pick<Contest, 'fileKey'>): Promise<Field> {
  const compact = await files.get(fieldKey(fileKey))
  if (compact) return decodeField(await compact.arrayBuffer())
  const standings = await files.get(standingsKey(fileKey))
  if (!standings) throw new AppError('not_found', 'The file of this contest no longer exists')
  return (await readStoredStandings(standings.body)).field
}
