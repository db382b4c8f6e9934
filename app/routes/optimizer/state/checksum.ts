import type { Player } from '#core/players/player.ts'

/** FNV-1a over the JSON text: short, and another one for another text but for one case in four billion. */
export function checksum(value: unknown): string {
  const text = JSON.stringify(value)
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** The checksum of what is read of each player, worked out once for a pool, since it is long. A changed pool is a new array. */
export function markOfPool(read: (player: Player) => unknown): (pool: readonly Player[]) => string {
  const marks = new WeakMap<readonly Player[], string>()
  return (pool) => {
    const mark = marks.get(pool) ?? checksum(pool.map(read))
    marks.set(pool, mark)
    return mark
  }
}

/** The checksum of the figures that a run or a build reads of its pool. */
export const figuresMark = markOfPool(({ aiInsight, gameInfo, providerId, ...figures }) => figures)
