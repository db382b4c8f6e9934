import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { type LineupRows, pickLineups, rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import type { CrowdPrior } from '#core/field/crowd-prior.ts'
import { ownershipOfEntries, withOtherOwnership, withShare } from '#core/field/other-ownership.ts'
import { ownershipWorlds } from '#core/field/ownership-errors.ts'
import type { OwnershipTarget } from '#core/field/ownership-target.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { type Estimate, meanOf } from '#core/numbers/estimate.ts'
import { isCaptainRow } from '#core/players/player.ts'
import type { FieldKernel } from '#optimizer/field/kernel.ts'
import { fitField } from '#optimizer/field.ts'
import { centsByWorld, type WeightedField } from '#optimizer/sim/cents-by-world.ts'
import { drawScores } from '#optimizer/sim/draw-scores.ts'
import type { SimKernel } from '#optimizer/sim/kernel.ts'
import type { Opponents } from '#optimizer/sim/sim-request.ts'
import type { DrawnField } from '#optimizer/simulation/sim-question.ts'
import type { OtherShare } from './lineup-worlds.ts'
import { drawOpponents } from './sim-field.ts'
import type { WorldsQuestion } from './sim-messages.ts'
import { type PartOfWorlds, type PlayedWorlds, WORLDS } from './worlds-parts.ts'

const MOST_GAMES = 2000
const LEAST_GAMES = 500
/** So many lineups are scored in all; a larger field is played in fewer games. */
const MOST_SCORED = 20e6
const BLOCK = 500
/** A world whose entries are drawn anew is compared on the first of the games. */
const GAMES_DRAWN_ANEW = 1000
/** Shares of the drawn entries are within about 0.1 points of the ownership asked for anyway. */
export const RAKING = { sweeps: 20, tolerance: 1e-3 }
const STEP = 0.1

/**
 * What the question's first lineup is worth under other ownerships than the field's: worlds around it with the stated
 * errors, and each of the lineup's people 10 points more and less popular. All are compared on the same games and the same
 * entries, which count more or less; where too few of them would count, entries are drawn anew.
 */
export function playWorlds(
  { sim: { contest, seed, prior }, errors }: WorldsQuestion,
  pool: ContestPool,
  { opponents, model, judged }: Pick<DrawnField, 'opponents' | 'model' | 'judged'>,
  kernels: { field: FieldKernel; sim: SimKernel },
  { part, parts }: PartOfWorlds,
): PlayedWorlds {
  const now = ownershipOfEntries(opponents, pool)
  const worldOf = ownershipWorlds(now, pool, errors)
  const shares = sharesOfLineup(judged, pool, now)
  const all = [
    ...Array.from({ length: WORLDS }, (_, world) => () => worldOf(seed + world)),
    ...shares.flatMap((own) =>
      [own.more, own.less].map(
        (share) => () => (share === own.share ? now : withShare(now, pool, { ...own, share })),
      ),
    ),
  ]
  const asked = all.filter((_, number) => number % parts === part).map((target) => target())
  const games = gamesFor(opponents)
  const scores = scoreModelOf(pool)
  const drawn = drawScores(scores, { seed, games }, kernels.sim)
  const play = (field: WeightedField, first = games) =>
    centsByWorld({
      ...{ pool, contest, field, people: scores.people, scores: drawn.subarray(0, first * scores.people) },
      lineups: pickLineups(judged, [0]),
    })
  const weighed = asked.map((target) => {
    if (target === now) return null
    return withOtherOwnership(opponents.lineups, pool, target, { ...RAKING, copies: opponents.copies })
  })
  const even = opponents.copies.map(() => 1)
  const [base, ...others] = play({
    opponents,
    weights: [even, ...weighed.map((each) => (each?.isEnough ? each.weights : even))],
  })
  let redrawn = 0
  const gains = asked.map((target, i) => {
    if (weighed[i] === null || weighed[i]!.isEnough) return gainOver(base!, others[i]!)
    const anew = drawnAnew(target, model, pool, { entries: contest.entries, seed, prior }, kernels.field)
    if (anew === null) return null
    redrawn++
    const field = { opponents: anew, weights: [anew.copies.map(() => 1)] }
    return gainOver(base!, play(field, Math.min(games, GAMES_DRAWN_ANEW))[0]!)
  })
  const people = shares.map(({ row, share, more, less }) => ({ id: pool.rows[row]!.id, share, more, less }))
  return { part, parts, games, gains, redrawn, people }
}

type ShareOfRow = OtherShare & { person: number; slot: 'captain' | 'flex'; row: number }

/** The shares of the lineup's rows in their slots, and those 10 points above and below; never below 0.1% or above 99%. */
function sharesOfLineup(judged: LineupRows, pool: ContestPool, now: OwnershipTarget): ShareOfRow[] {
  return Array.from(rowsOfLineup(judged, 0), (row) => {
    const person = pool.personOfRow[row]!
    const slot = isCaptainRow(pool.rows[row]!) ? 'captain' : 'flex'
    const share = now[slot][person]!
    return {
      ...{ person, slot, row, share },
      more: Math.max(share, Math.min(0.99, share + STEP)),
      less: Math.min(share, Math.max(0.001, share - STEP)),
    }
  })
}

function gamesFor({ lineups }: Opponents): number {
  const games = MOST_SCORED / Math.max(1, lineups.count)
  return Math.min(MOST_GAMES, Math.max(LEAST_GAMES, BLOCK * Math.floor(games / BLOCK)))
}

/** Null for a field that no ownership makes: its entries are those of a file. */
export function drawnAnew(
  target: OwnershipTarget,
  model: DrawnField['model'],
  pool: ContestPool,
  { prior, ...drawn }: { entries: number; seed: number; prior: CrowdPrior | undefined },
  kernel: FieldKernel,
): Opponents | null {
  const other =
    'crowds' in model ? fitField({ pool, target, start: model, ...(prior ? { prior } : {}) }, kernel) : null
  return other && drawOpponents(other, { pool, ...drawn }, kernel)
}

/** What is paid more a game, in cents, with the standard error of the paired difference; `other` may have fewer games. */
export function gainOver(base: Float64Array, other: Float64Array): Estimate {
  let [sum, squares] = [0, 0]
  for (let game = 0; game < other.length; game++) {
    const more = other[game]! - base[game]!
    sum += more
    squares += more * more
  }
  return meanOf(sum, squares, other.length)
}
