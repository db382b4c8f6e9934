import { lastFew } from '#core/collections/last-few.ts'
import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { DEFAULT_CROWD_PRIOR } from '#core/field/crowd-prior.ts'
import type { ListedEntries } from '#core/field/file-entries.ts'
import { entriesOfKept, type KeptField } from '#core/field/kept-field.ts'
import { nearWithFewerDupes } from '#core/field/near-lineups.ts'
import { CONTEST_TYPES } from '#core/payouts/contest-kinds.ts'
import type { OpponentsFile } from '#core/payouts/contest-settings.ts'
import { withoutPause } from '#core/sliced.ts'
import type { FieldKernel } from '#optimizer/field/kernel.ts'
import type { Opponents } from '#optimizer/sim/sim-request.ts'
import {
  chancesOf,
  type Drawing,
  drawnFieldOf,
  drawnOpponents,
  type FieldSource,
  fittedField,
  listedField,
  mayEnter,
  poolOfQuestion,
} from '#optimizer/simulation/drawn-field.ts'
import type { DrawnField, SimQuestion } from '#optimizer/simulation/sim-question.ts'
import { loadField } from '../../stored/field-files.ts'
import { formatOf } from '../tasks.ts'
import type { DetailQuestion, LessPlayed, PoolQuestion } from './sim-messages.ts'

/*
 * A late swap asks for the contests of a file in turn, twice, and most of them share a pool and a field. What follows from these is
 * made once: the table of a pool's lineups takes .2 s with several games, a fit .4 s.
 */
const MOST_KEPT = 4
const pools = lastFew<ContestPool>(MOST_KEPT)
const fitted = lastFew<FieldSource>(MOST_KEPT)
let drawn: (Drawing & { model: FieldSource; opponents: Opponents }) | null = null
/** The file of the last question that had one. */
let loaded: { key: string; kept: KeptField } | null = null

/**
 * The pool of a question whose file is loaded, with the points so far that this says. Throws for a format that this version of the
 * program doesn't have.
 */
export function poolOf(question: PoolQuestion & Pick<SimQuestion, 'contest'> & OfFile): ContestPool {
  const { formatId, rows, leftOut, contest } = question
  const file = fileOf(question)
  const key = JSON.stringify([file?.key, formatId, CONTEST_TYPES[contest.kind].format, leftOut, rows])
  return pools(key, () => {
    const pool = poolOfQuestion(question, formatOf(formatId))
    return { ...pool, soFar: file && keptOf(file).soFar }
  })
}

/** What of a question names the file that it needs. */
export type OfFile = Pick<SimQuestion, 'opponents' | 'scored'>

function fileOf({ opponents, scored }: OfFile): OpponentsFile | undefined {
  return opponents ?? scored
}

/**
 * Gets the entries of the question's file from the browser's storage, before anything else is done with it. Throws a RangeError with a
 * sentence where this browser does not have them.
 */
export async function loadOpponents(question: OfFile): Promise<void> {
  const file = fileOf(question)
  if (!file || loaded?.key === file.key) return
  const kept = await loadField(file.key)
  if (!kept)
    throw new RangeError(
      `The lineups of ${file.name} are not in this browser. Choose the file again in the contest’s settings, or remove it there.`,
    )
  loaded = { key: file.key, kept }
}

/** The opponents of the contest, and how often the field has the lineups asked for. */
export function drawnField(question: SimQuestion, pool: ContestPool, kernel: FieldKernel): DrawnField {
  const model = modelOf(question, pool, kernel)
  const { contest, seed } = question
  const opponents = opponentsOf(model, { entries: contest.entries, seed }, pool, kernel)
  return drawnFieldOf(question, pool, { model, opponents })
}

/** Lineups one change away from the first one that fewer entries have, the least costly in points first. */
export function lessPlayedNear(
  { unused, ...question }: DetailQuestion,
  pool: ContestPool,
  kernel: FieldKernel,
): LessPlayed[] {
  const [lineup] = question.lineups
  if (!lineup || !mayEnter(lineup, pool)) return []
  const model = modelOf(question, pool, kernel)
  const ids = (rows: readonly number[]) => rows.map((row) => pool.rows[row]!.id)
  return nearWithFewerDupes({
    pool,
    lineup: lineup.map((id) => pool.rows.findIndex((row) => row.id === id)),
    probabilitiesOf: (near) => chancesOf(model, pool, near),
    entries: question.contest.entries,
    unused: new Set(unused.map((id) => pool.rows.findIndex((row) => row.id === id))),
  }).map((near) => ({ ...near, out: ids(near.out), in: ids(near.in) }))
}

export function modelOf(
  { opponents, prior = DEFAULT_CROWD_PRIOR }: Omit<SimQuestion, 'lineups'>,
  pool: ContestPool,
  kernel: FieldKernel,
): FieldSource {
  const key = keyOfField({ opponents, prior }, pool)
  return fitted(key, () =>
    opponents
      ? withoutPause(listedField(listed(opponents, pool), { pool, prior }, kernel))
      : withoutPause(fittedField(pool, prior, kernel)),
  )
}

/** What the field of a question follows from. */
export function keyOfField(
  { opponents, prior }: Pick<SimQuestion, 'opponents' | 'prior'>,
  pool: ContestPool,
): string {
  return JSON.stringify([
    opponents?.key,
    prior,
    pool.format.id,
    pool.contest,
    pool.people.map((person) => person.key),
    pool.rows.map(({ id, salary, team, ownershipPct }) => [id, salary, team, ownershipPct]),
  ])
}

function keptOf({ key }: OpponentsFile): KeptField {
  if (loaded?.key !== key) throw new Error('the entries of the file were not loaded')
  return loaded.kept
}

function listed(file: OpponentsFile, pool: ContestPool): ListedEntries {
  const { lineups, copies } = entriesOfKept(keptOf(file), pool)
  if (lineups.count === 0)
    throw new RangeError(`Every lineup of ${file.name} has a player who is out or not in this slate.`)
  return { lineups, copies }
}

function opponentsOf(model: FieldSource, asked: Drawing, pool: ContestPool, kernel: FieldKernel): Opponents {
  const { entries, seed } = asked
  if (drawn?.model === model && drawn.entries === entries && drawn.seed === seed) return drawn.opponents
  const opponents = drawOpponents(model, { pool, ...asked }, kernel)
  drawn = { ...asked, model, opponents }
  return opponents
}

/** The other entries of a contest: the same ones for the same seed. */
export function drawOpponents(
  model: FieldSource,
  asked: Drawing & { pool: ContestPool },
  kernel: FieldKernel,
): Opponents {
  return withoutPause(drawnOpponents(model, asked, kernel))
}
