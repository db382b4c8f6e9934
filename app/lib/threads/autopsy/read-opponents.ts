import { contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { hasHidden } from '#core/field/hidden-slots.ts'
import { keptField } from '#core/field/kept-field.ts'
import { readFieldFile } from '#core/field/read-field-file.ts'
import { sha256 } from '#core/text/sha256.ts'
import { readTextFile } from '../../files/read-text-file.ts'
import { keepField } from '../../stored/field-files.ts'
import type { PoolQuestion, ReadOpponents } from '../sim/sim-messages.ts'
import { formatOf } from '../tasks.ts'

const MOST_BYTES = 80 * 2 ** 20
const MOST_BAD = 5
const MOST_NAME = 100

/**
 * Reads the other entries of a contest from a file of lineups, and keeps them in this browser. Throws a RangeError with a
 * sentence for the user where that is not possible.
 */
export async function readOpponents(
  file: File,
  { formatId, rows, own = [] }: PoolQuestion & { own?: readonly string[] | undefined },
  now: number,
): Promise<ReadOpponents> {
  const format = formatOf(formatId)
  if (file.size > MOST_BYTES)
    throw new RangeError('The file has more than 80 MB. A contest’s standings have less.')
  const text = await readTextFile(file)
  // Who is out now may have been entered when the file was made; such entries are left out when the contest is played.
  const everyone = rows.map((row) => ({ ...row, injuryStatus: 'Healthy' as const }))
  const pool = contestPoolOf(everyone, format, { leftOut: new Set() })
  const read = readFieldFile(text, pool, new Set(own))
  if (!read.ok) throw new RangeError(read.error)
  const { lineups, entries, size, copiesFrom, bad, live } = read.value
  const key = (await sha256(`${formatId}\n${rows.map(({ id }) => id).join()}\n${own.join()}\n${text}`)).slice(
    0,
    32,
  )
  try {
    await keepField(key, { ...keptField(read.value, pool), soFar: live?.soFar }, now)
  } catch {
    throw new RangeError(
      'This browser has no room for the file’s lineups. Free some storage for this site, or leave private browsing.',
    )
  }
  return {
    file: {
      ...{ key, name: file.name.slice(0, MOST_NAME), entries },
      ...(hasHidden(lineups) && { hidesPlayers: true }),
      ...(live && { games: { over: live.over, minutesLeft: live.minutesLeft } }),
    },
    size,
    copiesFrom,
    own: read.value.own,
    bad: bad.slice(0, MOST_BAD).map(({ row, reason }) => ({ row, reason })),
    badRows: bad.length,
  }
}
