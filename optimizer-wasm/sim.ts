import { type BlockTally, blocksOf, readTally } from './sim/block-tally.ts'
import type { SimKernel } from './sim/kernel.ts'
import { GAMES_OF_BLOCK, loadContest } from './sim/load-contest.ts'
import { outcomeOf, type SimOutcome } from './sim/outcome.ts'
import { type GivenScores, isModel, type Opponents, type SimRequest } from './sim/sim-request.ts'
import { sumBlocks } from './sim/sum-blocks.ts'

/**
 * Plays a contest: in every game all opponents' lineups and the judged ones are scored, ranked and paid. The same request
 * gives the same bytes on every machine and with any number of threads.
 * @param onProgress called after each block, with the number of games played so far.
 */
export function simulate(
  request: SimRequest,
  kernel: SimKernel,
  onProgress?: (games: number) => void,
): SimOutcome {
  const blocks: BlockTally[] = []
  let games = 0
  for (const block of playBlocks(request, kernel)) {
    blocks.push(block)
    games += block.games
    onProgress?.(games)
  }
  return outcomeOf(request, sumBlocks(blocks))
}

/**
 * The games of a request block by block: a thread plays its part of the games (`firstGame`, `games`) and posts the blocks;
 * `sumBlocks` of all blocks and `outcomeOf` then give what one thread would. The kernel belongs to the request until the
 * last block was taken.
 */
export function* playBlocks(request: SimRequest, kernel: SimKernel): Generator<BlockTally> {
  const { firstGame = 0, games, scores, seed, opponents, moreFields = [] } = request
  const { exports } = kernel
  const fields = [opponents, ...moreFields]
  let loaded: Opponents | null = null
  for (const block of blocksOf(firstGame, games)) {
    const field = fields[(block.firstGame / GAMES_OF_BLOCK) % fields.length]!
    if (field !== loaded) loadContest({ ...request, opponents: field }, kernel)
    loaded = field
    if (!isModel(scores)) giveScores(scores, block, kernel)
    if (!exports.playBlock(seed, block.firstGame, block.games))
      throw new RangeError('The scores of a game lie too far apart to be points')
    yield readTally({ ...request, opponents: field }, kernel, block)
  }
}

function giveScores(
  { people, scores }: GivenScores,
  { firstGame, games }: { firstGame: number; games: number },
  { exports }: SimKernel,
): void {
  const given = scores.subarray(firstGame * people, (firstGame + games) * people)
  if (given.length < games * people) throw new RangeError('There are fewer games than asked for')
  new Int32Array(exports.memory.buffer, exports.givenAddress(), given.length).set(given)
}
