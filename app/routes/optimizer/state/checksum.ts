import type { Player } from '#core/players/player.ts'

/** FNV-1a over the JSON text: short, and another one for another text but for one case in four billion. */
export function checksum(value: unknown): string {
  const text = JSON.stringify(value)
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Pools that were read, since a pool is long. A changed pool is a new array. */
const marks = new WeakMap<readonly Player[], string>()

/** The checksum of the figures that a run or a build reads of its pool. */
export function figuresMark(pool: readonly Player[]): string {
  let mark = marks.get(pool)
  if (mark === undefined) {
    mark = checksum(pool.map(({ aiInsight, gameInfo, providerId, ...figures }) => figures))
    marks.set(pool, mark)
  }
  return mark
}
