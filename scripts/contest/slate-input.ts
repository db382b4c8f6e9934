import { projectionRefusalText } from '#contract/projection-words.ts'
import { type ContestPool, contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { type LineupRows, lineupRowsOfPlayers } from '#core/contest-pool/lineup-rows.ts'
import { type OwnershipTarget, ownershipOfPool } from '#core/field/ownership-target.ts'
import { CONTEST_TYPES } from '#core/payouts/contest-kinds.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { isOut, type Player, personKey } from '#core/players/player.ts'
import { notExpectedToPlay } from '#core/players/who-plays.ts'
import { DEFAULT_NUMBERS, type PersonNumbers, type ProjectionFile } from '#core/projections/slate-numbers.ts'
import { withNumbers } from '#core/projections/with-numbers.ts'
import { CommandError, readTextFile } from './command.ts'
import { leftOutByDefault } from './left-out.ts'
import { ownershipRefusalText, readOwnershipFile } from './ownership-file.ts'
import { type FileLineup, readLineups } from './read-lineups.ts'
import { listed, readProjectionFile, readSlate, unmatchedNotes } from './read-slate.ts'
import type { SlateOptions } from './slate-options.ts'

/** What the files of a command say: the pool, the ownership that its field shall have, and the lineups. */
export type SlateInput = {
  pool: ContestPool
  /** Ids of rows that lineups made here do without (left-out.ts); the field may hold them. */
  notUsedIds: ReadonlySet<string>
  target: OwnershipTarget
  /** Null without a file of lineups. */
  lineups: { players: readonly FileLineup[]; rows: LineupRows } | null
  notes: string[]
}

/**
 * Reads the files. Players who are priced as if they would not play are no part of the field, unless the ownership file or
 * a lineup has them: then they play.
 */
export function readSlateInput(options: SlateOptions, contest: SimContest | null = null): SlateInput {
  const { slate, format, notes } = readSlate(options.slate, options.format)
  const ownedBy = contest && { ...contest, size: contest.entries }
  const projections = options.projections.map((path) =>
    readProjectionFile(path, slate.players, format, ownedBy),
  )
  const inactive = options.hasPriceGuard ? notExpectedToPlay(slate.players, format) : new Set<string>()
  const { pointsFrom, ownershipInPoints } = options
  const files = projections.map(({ file }) => file)
  const numbers = { ...DEFAULT_NUMBERS, pointsFrom, files, ownershipInPoints }
  const listed = withNumbers(slate.players, format, numbers, inactive)
  const everyone = contestPoolOf(listed, format, { leftOut: new Set() })
  const lineups = options.lineups === null ? null : readLineups(options.lineups, everyone.rows, format)
  const owned = options.ownership === null ? null : readOwnership(options.ownership, everyone)
  const playing = new Set([
    ...(lineups ?? []).flatMap((players) => players.map(personKey)),
    ...(owned ? everyone.people.flatMap(({ key }, i) => (shareOf(owned.target, i) > 0 ? key : [])) : []),
  ])
  const leftOut = new Set([...inactive].filter((person) => !playing.has(person)))
  const rows = owned
    ? withNumbers(
        slate.players,
        format,
        { ...numbers, files: [...files, asFile(owned.target, everyone)] },
        leftOut,
      )
    : listed
  const pool = contestPoolOf(rows, format, {
    leftOut,
    ...(contest && { contest: CONTEST_TYPES[contest.kind].format }),
  })
  const notUsed = leftOutByDefault(rows, format, {
    files,
    rules: [],
    isRepair: false,
    hasPriceGuard: options.hasPriceGuard,
  })
  const target =
    options.ownership === null ? ownershipOfPool(pool) : readOwnership(options.ownership, pool).target
  return {
    pool,
    notUsedIds: new Set(notUsed.ids),
    target,
    lineups: lineups && { players: lineups, rows: lineupRowsOfPlayers(lineups, pool) },
    notes: [
      ...notes,
      ...projections.flatMap((each) => each.notes),
      ...(owned?.notes ?? []),
      ...noteOn(
        'Left out, priced as inactive',
        rows.filter((row) => leftOut.has(personKey(row))),
      ),
      ...noteOn('Out', rows.filter(isOut)),
    ],
  }
}

function readOwnership(path: string, pool: ContestPool): { target: OwnershipTarget; notes: string[] } {
  const read = readOwnershipFile(readTextFile(path), pool)
  if (!read.ok) {
    const { error } = read
    const why = error.kind === 'table' ? projectionRefusalText(error.refusal) : ownershipRefusalText(error)
    throw new CommandError(1, `${path}: ${why}`)
  }
  const { target, matched, unmatched, missing } = read.value
  return {
    target,
    notes: [
      `${path}: ${matched} players matched.`,
      ...unmatchedNotes(path, unmatched),
      ...(missing.length > 0 ? [`${path}: not listed, so 0%: ${listed(missing)}.`] : []),
    ],
  }
}

/** The ownership as a projection file without points, so that it says what such a file says on the screen. */
function asFile({ captain, flex }: OwnershipTarget, { people, format }: ContestPool): ProjectionFile {
  const none = { points: null, ceiling: null, spread: null }
  const numbersOf = (_: unknown, i: number): PersonNumbers => ({
    ...none,
    flexOwnershipPct: 100 * flex[i]!,
    captainOwnershipPct: format.captain ? 100 * captain[i]! : null,
  })
  return {
    ...{ name: 'ownership', importedAt: 0, weight: 1 },
    people: Object.fromEntries(people.map((person, i) => [person.key, numbersOf(person, i)])),
  }
}

function shareOf({ captain, flex }: OwnershipTarget, person: number): number {
  return captain[person]! + flex[person]!
}

function noteOn(what: string, rows: readonly Player[]): string[] {
  const names = [...new Map(rows.map((row) => [personKey(row), row.name])).values()]
  return names.length === 0 ? [] : [`${what}: ${names.join(', ')}.`]
}

/** The ids of a lineup as an upload file has them. */
export function idsOf(players: FileLineup): string[] {
  return players.map(({ providerId, id }) => providerId ?? id)
}
