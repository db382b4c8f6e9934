import { type ContestPool, contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import { distinctLineups } from '#core/contest-pool/distinct-lineups.ts'
import { type LineupRows, lineupRowsOfPlayers } from '#core/contest-pool/lineup-rows.ts'
import { clumpedFieldInSteps } from '#core/field/clumped-field.ts'
import type { CrowdPrior } from '#core/field/crowd-prior.ts'
import { dupesOf, PRIOR_CLUMPING } from '#core/field/dupes.ts'
import {
  entriesOfFile,
  type ListedEntries,
  listedEntries,
  sharesInFile,
  withHidden,
} from '#core/field/file-entries.ts'
import { hasHidden } from '#core/field/hidden-slots.ts'
import { ownershipOfEntries } from '#core/field/other-ownership.ts'
import { type OwnershipTarget, ownershipOfPool } from '#core/field/ownership-target.ts'
import type { Format } from '#core/formats/format.ts'
import { quarterbackStack, type StackShares, stackShares } from '#core/lineups/quarterback-stack.ts'
import { CONTEST_TYPES } from '#core/payouts/contest-kinds.ts'
import type { Sliced } from '#core/sliced.ts'
import type { FieldKernel } from '../field/kernel.ts'
import { drawFieldInSteps, type FieldModel, fitFieldInSteps, probabilitiesOf } from '../field.ts'
import type { Opponents } from '../sim/sim-request.ts'
import type { DrawnField, SimQuestion } from './sim-question.ts'

/** What opponents are drawn from. */
export type FieldSource = DrawnField['model']
export type Drawing = { entries: number; seed: number; clumping?: number | undefined }

/** The pool of a question. */
export function poolOfQuestion(
  { rows, leftOut, contest }: Pick<SimQuestion, 'rows' | 'leftOut' | 'contest'>,
  format: Format,
): ContestPool {
  return contestPoolOf(rows, format, {
    leftOut: new Set(leftOut),
    contest: CONTEST_TYPES[contest.kind].format,
  })
}

/** Without the last field to start from: a fit takes 11 ms, or 0.5 s with several games, and the same pool must draw the same entries. */
export function* fittedField(
  pool: ContestPool,
  prior: CrowdPrior,
  kernel: FieldKernel,
  target = ownershipOfPool(pool),
): Sliced<FieldModel> {
  const model = yield* fitFieldInSteps({ pool, target, prior }, kernel)
  if (!model) throw new RangeError('No legal lineup can be made of the players who play.')
  return model
}

/** So many lineups have players for any hidden slots. */
const DRAWN_FOR_HIDDEN = 50_000
/** Times that the ownership of hidden players is learned, from so many entries; so many more have that of the pool. */
const ROUNDS = 2
const LEARNED_FROM = { entries: 4000, drawn: 20_000 }
const BELIEVED = 100

/**
 * The entries of a file; slots that it hides are filled from a field. Its ownership begins as the pool's. What entries show says
 * which hidden players they can pay, and how many of each position they have: as often as players are filled in, they are in
 * the next field (expectation maximization).
 */
export function* listedField(
  listed: ListedEntries,
  { pool, prior }: { pool: ContestPool; prior: CrowdPrior },
  kernel: FieldKernel,
): Sliced<ListedEntries> {
  if (!hasHidden(listed.lineups)) return listed
  const expected = ownershipOfPool(pool)
  const count = Math.min(LEARNED_FROM.entries, listedEntries(listed))
  const some = distinctLineups(entriesOfFile(listed, { count, seed: 1, pool }))
  let target = expected
  for (let round = 0; ; round++) {
    const model = yield* fittedField(pool, prior, kernel, target)
    const isLast = round === ROUNDS
    const wanted = isLast ? DRAWN_FOR_HIDDEN : LEARNED_FROM.drawn
    const drawn = yield* drawFieldInSteps(model, pool, { count: wanted, seed: 1 }, kernel)
    if (isLast) return withHidden(listed, drawn, pool)
    target = meanOwnership(ownershipOfEntries(withHidden(some, drawn, pool), pool), expected, count)
  }
}

/** The mean ownership of so many entries and of those that are believed to be as expected. */
function meanOwnership(own: OwnershipTarget, expected: OwnershipTarget, count: number): OwnershipTarget {
  const mean = (shares: Float64Array, others: Float64Array) =>
    shares.map((share, i) => (count * share + BELIEVED * others[i]!) / (count + BELIEVED))
  return { captain: mean(own.captain, expected.captain), flex: mean(own.flex, expected.flex) }
}

/** The other entries of a contest: the same ones for the same seed. */
export function* drawnOpponents(
  model: FieldSource,
  asked: Drawing & { pool: ContestPool },
  kernel: FieldKernel,
): Sliced<Opponents> {
  return opponentsOf(model, yield* drawnEntries(model, asked, kernel))
}

/** The same, each entry by itself. */
export function* drawnEntries(
  model: FieldSource,
  { pool, entries, seed, clumping }: Drawing & { pool: ContestPool },
  kernel: FieldKernel,
): Sliced<LineupRows> {
  const wanted = { count: entries - 1, seed }
  if (!isFitted(model)) return entriesOfFile(model, { ...wanted, pool })
  return yield* clumpedFieldInSteps((options) => drawFieldInSteps(model, pool, options, kernel), {
    ...wanted,
    clumping,
  })
}

/** Entries that were drawn from the model, as opponents. */
export function opponentsOf(model: FieldSource, entries: LineupRows): Opponents {
  const { lineups, copies } = distinctLineups(entries)
  return { lineups, copies, isReal: !isFitted(model) }
}

/** What the field says of the lineups of a question. */
export function drawnFieldOf(
  question: SimQuestion,
  pool: ContestPool,
  { model, ...fields }: Pick<DrawnField, 'model' | 'opponents' | 'moreOpponents'>,
): DrawnField {
  const { lineups, contest } = question
  const mayBeHeld = new Set(pool.rows.flatMap(({ id }, row) => (pool.personOfRow[row]! >= 0 ? [id] : [])))
  const places = [...lineups.keys()].filter((place) => lineups[place]!.every((id) => mayBeHeld.has(id)))
  const judged = lineupRowsOfPlayers(
    places.map((place) => lineups[place]!.map((id) => ({ id }))),
    pool,
  )
  return {
    ...fields,
    stacks: stacksOf(fields.opponents, pool),
    model,
    judged,
    places,
    dupes: [...chancesOf(model, pool, judged)].map((chance) =>
      dupesOf(chance, contest.entries, isFitted(model) ? PRIOR_CLUMPING : NO_CLUMPING),
    ),
    worst: isFitted(model) ? model.worst : 0,
    isAttainable: isFitted(model) ? model.attainable : true,
    leftOut: isFitted(model) ? 0 : question.opponents!.entries - listedEntries(model),
  }
}

/** The copies in a file are counted, so their number is uncertain only as far as the contest has other entries than the file. */
const NO_CLUMPING = 0

export function isFitted(model: FieldSource): model is FieldModel {
  return 'crowds' in model
}

/** The chance that an entry of the field is the lineup, by lineup. */
export function chancesOf(model: FieldSource, pool: ContestPool, lineups: LineupRows): Float64Array {
  return isFitted(model) ? probabilitiesOf(model, pool, lineups) : sharesInFile(model, lineups)
}

/** Whether all people of the lineup may be in an entry. */
export function mayEnter(lineup: readonly string[], { rows, personOfRow }: ContestPool): boolean {
  return lineup.every((id) => {
    const row = rows.findIndex((each) => each.id === id)
    return row >= 0 && personOfRow[row]! >= 0
  })
}

function stacksOf({ lineups, copies }: Opponents, { rows, format }: ContestPool): StackShares | null {
  // A large contest of one game has many lineups, of which none has a stack to speak of.
  if (format.from.games < 2) return null
  // One at a time, in one list of players: those of 50,000 lineups would take 10 MB together.
  const players = Array.from({ length: lineups.size }, () => rows[0]!)
  const stacks = function* () {
    for (let at = 0; at < lineups.count * lineups.size; at += lineups.size) {
      for (let place = 0; place < lineups.size; place++) players[place] = rows[lineups.rows[at + place]!]!
      yield quarterbackStack(players, format)
    }
  }
  return stackShares(stacks(), copies)
}
