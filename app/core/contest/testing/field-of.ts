import type { Field } from '../field.ts'

const NAMES = ['Ada Brook', 'Bea Crow', 'Cora Dale', 'Dora Elm']

/** A field of these lineups, each given by its players' numbers; the captain is first. */
export function fieldOf(lineups: readonly (readonly number[])[]): Field {
  const entries = lineups.length
  return {
    entries,
    lineupSize: lineups[0]!.length,
    hasCaptain: true,
    isLive: false,
    players: NAMES.map((name) => ({ name, position: null, draftedPct: null, pointsMilli: null })),
    ranks: new Uint32Array(entries),
    pointsMilli: new Int32Array(entries),
    entryIds: new Float64Array(entries),
    slots: Uint16Array.from(lineups.flat()),
    names: new Uint8Array(),
  }
}
