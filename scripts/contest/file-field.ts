import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { findLineup, indexLineups } from '#core/contest-pool/distinct-lineups.ts'
import { pickLineups } from '#core/contest-pool/lineup-rows.ts'
import { readFieldFile } from '#core/field/read-field-file.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import { CommandError, readTextFile } from './command.ts'
import type { ContestField } from './field-entries.ts'

/**
 * The entries of a file of lineups. Of more than the contest has, some by chance; of fewer, all of them and the rest drawn
 * from them again. The same ones for the same seed.
 */
export function fileField(
  path: string,
  pool: ContestPool,
  { count, seed }: { count: number; seed: number },
): ContestField {
  const read = readFieldFile(readTextFile(path), pool)
  if (!read.ok) throw new CommandError(1, `${path}: ${read.error}`)
  const { lineups, copies, entries: listed, bad } = read.value
  const random = randomFrom(seed)
  const places = shuffled(
    [...copies].flatMap((each, place) => Array<number>(each).fill(place)),
    random,
  )
  while (places.length < count) places.push(places[Math.floor(random() * listed)]!)
  const index = indexLineups(lineups)
  return {
    entries: pickLineups(lineups, places.slice(0, count)),
    more: [],
    copiesOf: (asked) =>
      Array.from({ length: asked.count }, (_, i) => {
        const place = findLineup(index, asked, i)
        return place < 0 ? 0 : (copies[place]! / listed) * (count - 1)
      }),
    notes: [
      `${path}: ${listed.toLocaleString('en-US')} entries for a contest of ${count.toLocaleString('en-US')}${sizeNote(listed, count)}.`,
      ...badNote(path, bad),
    ],
  }
}

function shuffled(places: number[], random: () => number): number[] {
  for (let left = places.length; left > 1; left--) {
    const chosen = Math.floor(random() * left)
    const last = places[left - 1]!
    places[left - 1] = places[chosen]!
    places[chosen] = last
  }
  return places
}

function sizeNote(listed: number, count: number): string {
  if (listed === count) return ''
  return listed > count ? ', so some are left out by chance' : ', so the rest are drawn from them again'
}

function badNote(path: string, bad: readonly { row: number; reason: string }[]): string[] {
  const [first] = bad
  if (!first) return []
  const others = bad.length > 1 ? ` and ${(bad.length - 1).toLocaleString('en-US')} more rows` : ''
  return [`${path}: row ${first.row} is not counted, ${first.reason}${others}.`]
}
