import { independentEntries } from '#core/games/independent-entries.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { meanCash } from '#core/games/set-claims.ts'
import { type Estimate, withVariance } from '#core/numbers/estimate.ts'
import type { FieldKernel } from '#optimizer/field/kernel.ts'
import { someOpponents } from '#optimizer/portfolio/leave-room.ts'
import { differenceOf } from '#optimizer/portfolio/paired-estimate.ts'
import type { BlockTally } from '#optimizer/sim/block-tally.ts'
import type { SimKernel } from '#optimizer/sim/kernel.ts'
import { finishesOf, outcomeOf } from '#optimizer/sim/outcome.ts'
import type { Opponents, SimRequest } from '#optimizer/sim/sim-request.ts'
import { sumBlocks } from '#optimizer/sim/sum-blocks.ts'
import { finishesTogether, unseenVariance } from '#optimizer/sim/unseen-prizes.ts'
import { playBlocks } from '#optimizer/sim.ts'
import type { SimQuestion } from '#optimizer/simulation/sim-question.ts'
import { drawnField, poolOf } from '../sim/sim-field.ts'
import { lineupRowsOfIds } from './chosen-entries.ts'
import type { EntriesTogether, SetSince, SinceQuestion } from './entries-messages.ts'

/** The question's lineups, all entered in its contest against its opponents. Throws a RangeError with a sentence where the contest has too few entries. */
export function requestTogether(sim: SimQuestion, opponents: Opponents): Omit<SimRequest, 'games'> {
  const { contest, lineups, seed } = sim
  if (lineups.length > contest.entries)
    throw new RangeError(`The contest has ${contest.entries} entries, fewer than the list.`)
  const pool = poolOf(sim)
  const judged = lineupRowsOfIds(lineups, pool)
  return {
    pool,
    scores: scoreModelOf(pool),
    contest,
    opponents: someOpponents(opponents, contest.entries - judged.count, seed),
    lineups: judged,
    entering: 'together',
    seed,
    paysOpponents: false,
  }
}

/**
 * What the lineups of a request win and lose together, and to how many independent entries they come, after each round.
 * @param rounds after how many games, whole blocks of them but for the last; the fewest first. The kernel is the request's until that one.
 */
export function* profitTogether(
  request: Omit<SimRequest, 'games'>,
  rounds: readonly number[],
  kernel: SimKernel,
): Generator<EntriesTogether> {
  const { lineups } = request
  const most = Math.max(...rounds)
  const paid = new Float64Array(lineups.count)
  const paidInGame = new Float64Array(most)
  const blocks: BlockTally[] = []
  for (const block of playBlocks({ ...request, games: most, keepsGames: true }, kernel)) {
    for (let entry = 0; entry < lineups.count; entry++)
      for (let game = 0; game < block.games; game++)
        if (block.byGame[entry * block.games + game]! > 0) {
          paid[entry]!++
          paidInGame[block.firstGame + game]!++
        }
    // The games of 150 lineups are 24 MB.
    blocks.push({ ...block, byGame: NONE })
    const games = block.firstGame + block.games
    if (!rounds.includes(games)) continue
    const tally = sumBlocks(blocks)
    const { together, outcomes, means } = outcomeOf(request, tally)
    yield {
      ...together!,
      means,
      independent: independentEntries(paid, paidInGame.subarray(0, games)),
      cash: meanCash(outcomes.map(({ cash }) => cash))!,
      paid: tally.totals,
    }
  }
}

const NONE = new Float64Array(0)

/** What the lineups make with the figures of now and with those of before, on the same games; the field of each is of its figures. */
export function setSince({ sim, before, games }: SinceQuestion, kernels: Kernels): SetSince {
  const [now, then] = [played(sim, games, kernels), played({ ...sim, ...before }, games, kernels)]
  return { now: now.set, before: then.set, gained: gainOf(now, then, sim, games), games }
}

type Kernels = { field: FieldKernel; sim: SimKernel }
type Played = ReturnType<typeof played>

function played(question: SimQuestion, games: number, kernels: Kernels) {
  const { opponents } = drawnField({ ...question, lineups: [] }, poolOf(question), kernels.field)
  const request = { ...requestTogether(question, opponents), games }
  const tally = sumBlocks([...playBlocks(request, kernels.sim)])
  const { outcomes, together, means } = outcomeOf(request, tally)
  const finishes = finishesOf(
    tally,
    outcomes.map(({ dupes }) => dupes),
  )
  const set = { profit: together!.profit, cash: outcomes.map(({ cash }) => cash), means }
  return { set, totals: tally.totals, finishes }
}

/** The paired difference of all entries, in cents. */
function gainOf(one: Played, other: Played, { contest }: SimQuestion, games: number): Estimate {
  const unseen = unseenVariance(contest, finishesTogether(one.finishes), games)
  return withVariance(differenceOf(one.totals, other.totals), unseen, games)
}
