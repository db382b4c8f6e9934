import { type Field, NO_PLAYER } from '../field.ts'

/** The people of a field, by number. */
export const NAMES: readonly string[] = [
  'Ada Brook',
  'Bea Crow',
  'Cora Dale',
  'Dora Elm',
  'Eva Frost',
  'Fay Grove',
  'Gil Hart',
  'Hal Ives',
]

/**
 * A field of these lineups, each given by its players' numbers; the captain is first, null is a hidden slot. Entry `i`
 * has rank `i + 1`; player `i` scored `10 * i` points.
 */
export function fieldOf(lineups: readonly (readonly (number | null)[])[], more: Partial<Field> = {}): Field {
  const entries = lineups.length
  return {
    entries,
    lineupSize: lineups[0]!.length,
    hasCaptain: true,
    isLive: false,
    players: NAMES.map((name, number) => ({
      name,
      position: null,
      draftedPct: null,
      pointsMilli: 10_000 * number,
    })),
    ranks: Uint32Array.from(lineups, (_, entry) => entry + 1),
    pointsMilli: new Int32Array(entries),
    entryIds: Float64Array.from(lineups, (_, entry) => 100 + entry),
    slots: Uint16Array.from(lineups.flatMap((players) => players.map((player) => player ?? NO_PLAYER))),
    names: new TextEncoder().encode(lineups.map((_, entry) => `user-${entry}\n`).join('')),
    ...more,
  }
}
