import { isRecord } from '#core/collections/is-record.ts'
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
export function parseSimulation(text: string | null): Simulation | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isSimulation(value) ? value : null
  } catch {
    return null
  }
}

function isSimulation(value: unknown): value is Simulation {
  if (!isRecord(value)) return false
  const { slate, from, entries, feeCents, games, wanted, means, field, lineups } = value
  return (
    typeof slate === 'string' &&
    isRecord(from) &&
    PARTS_OF_A_SIMULATION.every((part) => typeof from[part] === 'string') &&
    [entries, feeCents, games, wanted].every(Number.isFinite) &&
    areNumbers(means, [...FIGURES, 'steep']) &&
    isRecord(field) &&
    Number.isFinite(field.worst) &&
    typeof field.isAttainable === 'boolean' &&
    typeof field.whose === 'string' &&
    (field.stacks === undefined || areStacks(field.stacks)) &&
    (field.file === undefined || isFile(field.file)) &&
    (field.crowds === undefined || typeof field.crowds === 'string') &&
    isRecord(lineups) &&
    Object.values(lineups).every(areFigures)
  )
}

function areStacks(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value.mates)) return false
  return value.mates.length === 4 && [...value.mates, value.bringBack, value.game].every(Number.isFinite)
}

function isFile(value: unknown): boolean {
  return isRecord(value) && typeof value.name === 'string' && Number.isFinite(value.leftOut)
}

const FIGURES = ['win', 'top1', 'top10', 'cash', 'profit'] as const
const DUPES = ['expected', 'low', 'high', 'alone', 'aloneLow', 'aloneHigh'] as const

function areFigures(value: unknown): boolean {
  return (
    isRecord(value) &&
    isRecord(value.dupes) &&
    areNumbers(value.dupes, DUPES) &&
    (value.dupes.rough === undefined || areNumbers(value.dupes.rough, ['most', 'aloneLeast'])) &&
    (value.roi === null || areNumbers(value.roi, ['value', 'error'])) &&
    FIGURES.every((name) => areNumbers(value[name], ['value', 'error']))
  )
}

function areNumbers(value: unknown, names: readonly string[]): boolean {
  return isRecord(value) && names.every((name) => Number.isFinite(value[name]))
}
