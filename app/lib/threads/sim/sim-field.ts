import { type ContestPool, contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { distinctLineups } from '#core/contest-pool/distinct-lineups.ts'
import { type LineupRows, lineupRowsOfPlayers, rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { clumpedField } from '#core/field/clumped-field.ts'
import { type CrowdPrior, DEFAULT_CROWD_PRIOR } from '#core/field/crowd-prior.ts'
import { dupesOf, PRIOR_CLUMPING } from '#core/field/dupes.ts'
import { entriesOfFile, type ListedEntries, listedEntries, sharesInFile } from '#core/field/file-entries.ts'
import { entriesOfKept, type KeptField } from '#core/field/kept-field.ts'
import { nearWithFewerDupes } from '#core/field/near-lineups.ts'
import { ownershipOfPool } from '#core/field/ownership-target.ts'
import { quarterbackStack, type StackShares, stackShares } from '#core/lineups/quarterback-stack.ts'
import { contestInSmall } from '#core/payouts/contest-in-small.ts'
import { CONTEST_TYPES } from '#core/payouts/contest-kinds.ts'
import type { OpponentsFile } from '#core/payouts/contest-settings.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import type { FieldKernel } from '#optimizer/field/kernel.ts'
import { drawField, type FieldModel, fitField, probabilitiesOf } from '#optimizer/field.ts'
import type { Opponents } from '#optimizer/sim/sim-request.ts'
import { loadField } from '../../slate-memory/field-files.ts'
import { formatOf } from '../tasks.ts'
import type { DrawnField, LessPlayed, PoolQuestion, SimQuestion } from './sim-messages.ts'

/** The last field, which serves the same pool again. */
let fitted: { pool: string; model: Source } | null = null
let drawn: (Drawing & { model: Source; opponents: Opponents }) | null = null
/** The file of the last question that had one. */
let loaded: { key: string; kept: KeptField } | null = null

/** What opponents are drawn from. */
type Source = DrawnField['model']
type Drawing = { entries: number; seed: number; clumping?: number | undefined }

/** The pool of a question. Throws for a format that this version of the program doesn't have. */
export function poolOf({
  formatId,
  rows,
  leftOut,
  contest,
}: PoolQuestion & Pick<SimQuestion, 'contest'>): ContestPool {
  return contestPoolOf(rows, formatOf(formatId), {
    leftOut: new Set(leftOut),
    contest: CONTEST_TYPES[contest.kind].format,
  })
}

/**
 * Gets the entries of the question's file from the browser's storage, before its field is drawn. Throws a RangeError with a
 * sentence where this browser does not have them.
 */
export async function loadOpponents({ opponents }: Pick<SimQuestion, 'opponents'>): Promise<void> {
  if (!opponents || loaded?.key === opponents.key) return
  const kept = await loadField(opponents.key)
  if (!kept)
    throw new RangeError(
      `The lineups of ${opponents.name} are not in this browser. Choose the file again in the contest’s settings, or remove it there.`,
    )
  loaded = { key: opponents.key, kept }
}

/** The opponents of the contest, and how often the field has the lineups asked for. */
export function drawnField(question: SimQuestion, pool: ContestPool, kernel: FieldKernel): DrawnField {
  const { lineups, seed } = question
  const model = modelOf(question, pool, kernel)
  const places = [...lineups.keys()].filter((place) => mayEnter(lineups[place]!, pool))
  const judged = lineupRowsOfPlayers(
    places.map((place) => lineups[place]!.map((id) => ({ id }))),
    pool,
  )
  const opponents = opponentsOf(
    model,
    { entries: drawnContest(question).entries, seed, clumping: question.drawn?.clumping },
    pool,
    kernel,
  )
  return {
    opponents,
    stacks: stacksOf(opponents, pool),
    model,
    judged,
    places,
    dupes: [...chancesOf(model, pool, judged)].map((chance) =>
      dupesOf(chance, question.contest.entries, isFitted(model) ? PRIOR_CLUMPING : NO_CLUMPING),
    ),
    worst: isFitted(model) ? model.worst : 0,
    isAttainable: isFitted(model) ? model.attainable : true,
    leftOut: isFitted(model) ? 0 : question.opponents!.entries - listedEntries(model),
  }
}

/** Lineups one change away from the first one that fewer entries have, the least costly in points first. */
export function lessPlayedNear(question: SimQuestion, pool: ContestPool, kernel: FieldKernel): LessPlayed[] {
  const [lineup] = question.lineups
  if (!lineup || !mayEnter(lineup, pool)) return []
  const model = modelOf(question, pool, kernel)
  const ids = (rows: readonly number[]) => rows.map((row) => pool.rows[row]!.id)
  return nearWithFewerDupes({
    pool,
    lineup: lineup.map((id) => pool.rows.findIndex((row) => row.id === id)),
    probabilitiesOf: (near) => chancesOf(model, pool, near),
    entries: question.contest.entries,
  }).map((near) => ({ ...near, out: ids(near.out), in: ids(near.in) }))
}

/** The copies in a file are counted, so their number is uncertain only as far as the contest has other entries than the file. */
const NO_CLUMPING = 0

function isFitted(model: Source): model is FieldModel {
  return 'crowds' in model
}

function chancesOf(model: Source, pool: ContestPool, lineups: LineupRows): Float64Array {
  return isFitted(model) ? probabilitiesOf(model, pool, lineups) : sharesInFile(model, lineups)
}

function modelOf(
  { opponents, prior = DEFAULT_CROWD_PRIOR }: SimQuestion,
  pool: ContestPool,
  kernel: FieldKernel,
): Source {
  const key = JSON.stringify([
    opponents?.key,
    prior,
    pool.mode.id,
    pool.contest,
    pool.people.map((person) => person.key),
    pool.rows.map(({ id, salary, team, ownershipPct }) => [id, salary, team, ownershipPct]),
  ])
  if (fitted?.pool === key) return fitted.model
  const model = opponents ? listed(opponents, pool) : fittedTo(pool, prior, kernel)
  fitted = { pool: key, model }
  return model
}

/** Without the last field to start from: a fit takes 11 ms, or 0.5 s with several games, and the same pool must draw the same entries. */
function fittedTo(pool: ContestPool, prior: CrowdPrior, kernel: FieldKernel): FieldModel {
  const model = fitField({ pool, target: ownershipOfPool(pool), prior }, kernel)
  if (!model) throw new RangeError('No legal lineup can be made of the players who play.')
  return model
}

function listed({ key, name }: OpponentsFile, pool: ContestPool): ListedEntries {
  if (loaded?.key !== key) throw new Error('the entries of the file were not loaded')
  const { lineups, copies } = entriesOfKept(loaded.kept, pool)
  if (lineups.count === 0)
    throw new RangeError(`Every lineup of ${name} has a player who is out or not in this slate.`)
  return { lineups, copies }
}

/** The contest that is played: of no more entries than are drawn, each of which stands for as many. */
export function drawnContest({ contest, drawn: asked }: Pick<SimQuestion, 'contest' | 'drawn'>): SimContest {
  return asked ? contestInSmall(contest, asked.most) : contest
}

function opponentsOf(model: Source, asked: Drawing, pool: ContestPool, kernel: FieldKernel): Opponents {
  const { entries, seed, clumping } = asked
  const isSame =
    drawn?.model === model && drawn.entries === entries && drawn.seed === seed && drawn.clumping === clumping
  if (drawn && isSame) return drawn.opponents
  const opponents = drawOpponents(model, { pool, ...asked }, kernel)
  drawn = { ...asked, model, opponents }
  return opponents
}

/** The other entries of a contest: the same ones for the same seed. */
export function drawOpponents(
  model: Source,
  { pool, entries, seed, clumping }: Drawing & { pool: ContestPool },
  kernel: FieldKernel,
): Opponents {
  const wanted = { count: entries - 1, seed }
  const all = isFitted(model)
    ? clumpedField((options) => drawField(model, pool, options, kernel), {
        ...wanted,
        ...(clumping !== undefined && { clumping }),
      })
    : entriesOfFile(model, wanted)
  const { lineups, copies } = distinctLineups(all)
  return { lineups, copies }
}

function stacksOf({ lineups, copies }: Opponents, { rows, mode }: ContestPool): StackShares | null {
  // A large contest of one game has many lineups, of which none has a stack to speak of.
  if (mode.from.games < 2) return null
  const stacks = Array.from({ length: lineups.count }, (_, i) =>
    quarterbackStack(
      Array.from(rowsOfLineup(lineups, i), (row) => rows[row]!),
      mode,
    ),
  )
  return stackShares(stacks, copies)
}

/** Whether all people of the lineup may be in an entry. */
function mayEnter(lineup: readonly string[], { rows, personOfRow }: ContestPool): boolean {
  return lineup.every((id) => {
    const row = rows.findIndex((each) => each.id === id)
    return row >= 0 && personOfRow[row]! >= 0
  })
}
