import { pickLineups } from '#core/contest-pool/lineup-rows.ts'
import { bandOf, ownershipOfEntries, withOtherOwnership } from '#core/field/other-ownership.ts'
import { ownershipWorlds } from '#core/field/ownership-errors.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { meanOfValues } from '#core/numbers/estimate.ts'
import type { FieldKernel } from '#optimizer/field/kernel.ts'
import { someOpponents } from '#optimizer/portfolio/leave-room.ts'
import { centsByWorld, type WeightedField } from '#optimizer/sim/cents-by-world.ts'
import { drawScores } from '#optimizer/sim/draw-scores.ts'
import type { SimKernel } from '#optimizer/sim/kernel.ts'
import type { Opponents } from '#optimizer/sim/sim-request.ts'
import { drawnField, poolOf } from '../sim/sim-field.ts'
import type { WorldsQuestion } from '../sim/sim-messages.ts'
import { drawnAnew, gainOver, RAKING } from '../sim/sim-worlds.ts'
import { WORLDS } from '../sim/worlds-parts.ts'
import { lineupRowsOfIds } from './chosen-entries.ts'
import type { SetWorlds } from './entries-messages.ts'

/** A set finishes in many places of each game, so that fewer games say as much as they say of one lineup. */
const GAMES = 500

/**
 * What the question's lineups, all entered, are worth if the field's ownership is wrong by its stated errors: worlds around it, all on
 * the same games and the same entries, which count more or less; where too few of them would count, entries are drawn anew.
 */
export function setWorlds(
  { sim, errors }: WorldsQuestion,
  kernels: { field: FieldKernel; sim: SimKernel },
): SetWorlds {
  const { contest, lineups, seed, prior } = sim
  const pool = poolOf(sim)
  const judged = lineupRowsOfIds(lineups, pool)
  const { opponents: drawn, model } = drawnField({ ...sim, lineups: [] }, pool, kernels.field)
  const others = contest.entries - judged.count
  const opponents = present(someOpponents(drawn, others, seed))
  const games = GAMES
  const scores = scoreModelOf(pool)
  const drawnScores = drawScores(scores, { seed, games }, kernels.sim)
  const play = (field: WeightedField) =>
    centsByWorld({
      ...{ pool, contest, field, lineups: judged, people: scores.people },
      scores: drawnScores,
    })
  const worldOf = ownershipWorlds(ownershipOfEntries(opponents, pool), pool, errors)
  const targets = Array.from({ length: WORLDS }, (_, world) => worldOf(seed + world))
  const weighed = targets.map((target) =>
    withOtherOwnership(opponents.lineups, pool, target, { ...RAKING, copies: opponents.copies }),
  )
  const even = opponents.copies.map(() => 1)
  const [base, ...asWeighed] = play({
    opponents,
    weights: [even, ...weighed.map(({ isEnough, weights }) => (isEnough ? weights : even))],
  })
  let redrawn = 0
  const gains = targets.flatMap((target, world) => {
    if (weighed[world]!.isEnough) return gainOver(base!, asWeighed[world]!).value
    const anew = drawnAnew(target, model, pool, { entries: others, seed, prior }, kernels.field)
    if (anew === null) return []
    redrawn++
    const field = { opponents: anew, weights: [anew.copies.map(() => 1)] }
    return gainOver(base!, play(field)[0]!).value
  })
  // Random errors move entries away from good lineups, so that they make every field weaker on average. Real fields are not known to
  // be weaker than the one of the ownership: what counts is how far worlds lie apart.
  const mean = meanOfValues(gains)?.value ?? 0
  return { games, worlds: gains.length, redrawn, band: bandOf(gains.map((gain) => gain - mean)) }
}

/** A lineup whose only entry made room for an own one has no weight. */
function present({ lineups, copies, ...of }: Opponents): Opponents {
  const places = [...copies.keys()].filter((place) => copies[place]! > 0)
  return {
    ...of,
    lineups: pickLineups(lineups, places),
    copies: Uint32Array.from(places, (place) => copies[place]!),
  }
}
