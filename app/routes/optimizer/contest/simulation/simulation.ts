import {
  byKey,
  fields,
  finite,
  flag,
  list,
  optional,
  orNull,
  type Shape,
  text,
} from '#core/collections/shape.ts'
import type { Dupes } from '#core/field/dupes.ts'
import type { StackShares } from '#core/lineups/quarterback-stack.ts'
import type { OwnershipSource } from '#core/players/player.ts'
import type { AverageEntry } from '#optimizer/sim/average-entry.ts'
import type { LineupOutcome } from '#optimizer/sim/outcome.ts'
import { PARTS_OF_A_SIMULATION, type SimulatedFrom } from './simulated-from.ts'

/** What one entry of a lineup is worth, as it is shown. */
export type LineupFigures = Omit<LineupOutcome, 'dupes'> & { dupes: Dupes }
/** Null while it was not simulated. */
export type Figured = { figures: LineupFigures | null }

/** The lineups of one place of the screen in a simulated contest; kept in the tab as JSON. */
export type Simulation = {
  /** The rows of the slate (`slateMark`): figures of another slate are not shown. */
  slate: string
  from: SimulatedFrom
  /** Entries of the contest. */
  entries: number
  feeCents: number
  games: number
  /** Games asked for; more than `games` where the user stopped it. */
  wanted: number
  /** What the average entry gets. */
  means: AverageEntry
  /** Percent points by which the field misses the ownership asked for, and whether any field could meet it. */
  field: {
    worst: number
    isAttainable: boolean
    /** Whose ownership the opponents were drawn from. */
    whose: OwnershipSource
    /** How the opponents stack; absent in formats where it says nothing. */
    stacks?: StackShares | undefined
    /** The file that the opponents are from, and its entries that are not among them; absent: drawn from the ownership. */
    file?: { name: string; leftOut: number } | undefined
    /** What was said about learned crowds; absent: the usual ones. */
    crowds?: string | undefined
  }
  /** By `lineupKey`. */
  lineups: Readonly<Record<string, LineupFigures>>
}

/** Null for anything else: another version of the app may have stored it. */
export function parseSimulation(stored: string | null): Simulation | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return isSimulation(value) ? (value as Simulation) : null
  } catch {
    return null
  }
}

const figure = fields({ value: finite, error: finite })
const FIGURES: Record<keyof LineupFigures, Shape> = {
  win: figure,
  top1: figure,
  top10: figure,
  cash: figure,
  profit: figure,
  roi: orNull(figure),
  dupes: fields({
    expected: finite,
    low: finite,
    high: finite,
    alone: finite,
    aloneLow: finite,
    aloneHigh: finite,
    rough: optional(fields({ most: finite, aloneLeast: finite })),
  } satisfies Record<keyof Dupes, Shape>),
}
const MEANS: Record<keyof AverageEntry, Shape> = {
  win: finite,
  top1: finite,
  top10: finite,
  cash: finite,
  profit: finite,
  steep: finite,
  roi: optional(orNull(finite)),
  crowd: optional(finite),
}

const isSimulation = fields({
  slate: text,
  from: fields(Object.fromEntries(PARTS_OF_A_SIMULATION.map((part) => [part, text]))),
  entries: finite,
  feeCents: finite,
  games: finite,
  wanted: finite,
  means: fields(MEANS),
  field: fields({
    worst: finite,
    isAttainable: flag,
    whose: text,
    stacks: optional(fields({ mates: list(finite, 4, 4), bringBack: finite, game: finite })),
    file: optional(fields({ name: text, leftOut: finite })),
    crowds: optional(text),
  } satisfies Record<keyof Simulation['field'], Shape>),
  lineups: byKey(fields(FIGURES)),
} satisfies Record<keyof Simulation, Shape>)
