import type { LineupRows } from '#core/contest-pool/lineup-rows.ts'
import { blocksOf } from '../sim/block-tally.ts'
import { drawScores } from '../sim/draw-scores.ts'
import type { SimKernel } from '../sim/kernel.ts'
import { GAMES_OF_BLOCK, loadContest } from '../sim/load-contest.ts'
import { placeLimits } from '../sim/place-limits.ts'
import { type GivenScores, isModel, type Opponents, type SimRequest } from '../sim/sim-request.ts'
import { addTo } from '../sim/sum-blocks.ts'
import type { GameRange, GameSource, Screened } from './game-source.ts'
import { kernelGains } from './kernel-gains.ts'
import type { PlacedCells } from './placed-cells.ts'

/** A contest with its opponents, of several fields block by block in turn; its games are drawn from the score model with the seed, or given. */
export type SimGames = Pick<SimRequest, 'pool' | 'scores' | 'contest' | 'opponents' | 'moreFields' | 'seed'>

/** Words of a cell: lineup, score, above, tied. */
const CELL_WORDS = 4
const WORDS_OF_BLOCK = Math.ceil(GAMES_OF_BLOCK / 32)
/** The place of the sim's limit that is the top 1% there. */
const TOP_LIMIT = 1
/** The kernel has memory for the cells of so many lineups in a block of games. */
const MOST_LINEUPS_WITH_CELLS = 4_000

/** The games of a contest in the sim's kernel. Between two calls the kernel may play other contests. */
export function simGames(contest: SimGames, kernel: SimKernel): GameSource {
  return { cells, screen, scores, gains: (placed, prizes) => kernelGains(placed, prizes, kernel) }

  function cells(lineups: LineupRows, range: GameRange, depth: number): PlacedCells {
    if (lineups.count > MOST_LINEUPS_WITH_CELLS) {
      throw new RangeError(`Cells are made for ${MOST_LINEUPS_WITH_CELLS} lineups at most`)
    }
    const enter = entering(lineups, placeLimits(contest.contest), () =>
      kernel.exports.openStandings(GAMES_OF_BLOCK, depth),
    )
    const starts = new Uint32Array(range.games + 1)
    const blocks: PlacedCells[] = []
    let [game, cell] = [0, 0]
    for (const block of blocksOf(range.first, range.games)) {
      enter(block)
      play(block, kernel.exports.standBlock)
      const own = readCells(block.games, lineups.count)
      for (let at = 1; at <= block.games; at++) starts[game + at] = cell + own.starts[at]!
      game += block.games
      cell += own.candidate.length
      blocks.push(own)
    }
    return joined(blocks, { games: range.games, candidates: lineups.count, starts })
  }

  function screen(lineups: LineupRows, range: GameRange, places: number): Screened {
    const enter = entering(lineups, { ...placeLimits(contest.contest), top1: places }, () =>
      kernel.exports.openScreening(GAMES_OF_BLOCK),
    )
    const blocks = blocksOf(range.first, range.games)
    const words = WORDS_OF_BLOCK * blocks.length
    const paid = new Float64Array(lineups.count)
    const bits = new Uint32Array(words * lineups.count)
    for (const [number, block] of blocks.entries()) {
      enter(block)
      play(block, (seed, first, games) => kernel.exports.screenBlock(seed, first, games, TOP_LIMIT))
      const { buffer } = kernel.exports.memory
      const sums = new Float64Array(buffer, kernel.exports.screenedSumsAddress(), 2 * lineups.count)
      const ofBlock = new Uint32Array(
        buffer,
        kernel.exports.placedBitsAddress(),
        WORDS_OF_BLOCK * lineups.count,
      )
      for (let lineup = 0; lineup < lineups.count; lineup++) {
        paid[lineup]! += sums[2 * lineup]! + sums[2 * lineup + 1]!
        const from = WORDS_OF_BLOCK * lineup
        bits.set(ofBlock.subarray(from, from + WORDS_OF_BLOCK), words * lineup + WORDS_OF_BLOCK * number)
      }
    }
    return { paid: paid.map((cents) => cents / range.games), placed: { words, bits } }
  }

  function scores(range: GameRange): Int32Array {
    const { scores: model, seed } = contest
    if (!isModel(model)) return givenOf(model, range).slice()
    return drawScores(model, { seed, firstGame: range.first, games: range.games }, kernel)
  }

  /** Opens the contest anew where other opponents enter. */
  function entering(
    lineups: LineupRows,
    limits: ReturnType<typeof placeLimits>,
    open: () => void,
  ): (block: { firstGame: number }) => void {
    const fields = [contest.opponents, ...(contest.moreFields ?? [])]
    let entered: Opponents | null = null
    return ({ firstGame }) => {
      const opponents = fields[(firstGame / GAMES_OF_BLOCK) % fields.length]!
      if (opponents === entered) return
      loadContest({ ...contest, opponents, lineups, entering: 'alone' }, kernel, limits)
      open()
      entered = opponents
    }
  }

  function play(
    { firstGame, games }: { firstGame: number; games: number },
    run: (seed: number, first: number, games: number) => number,
  ): void {
    if (!isModel(contest.scores)) {
      const given = givenOf(contest.scores, { first: firstGame, games })
      new Int32Array(kernel.exports.memory.buffer, kernel.exports.givenAddress(), given.length).set(given)
    }
    if (!run(contest.seed, firstGame, games)) {
      throw new RangeError('The scores of a game lie too far apart to be points')
    }
  }

  function readCells(games: number, candidates: number): PlacedCells {
    const { memory, cellsAddress, cellStartsAddress, entriesReachedAddress } = kernel.exports
    const starts = new Uint32Array(memory.buffer, cellStartsAddress(), games + 1).slice()
    const count = starts[games]!
    const words = new Int32Array(memory.buffer, cellsAddress(), CELL_WORDS * count)
    const fieldReached = new Float64Array(memory.buffer, entriesReachedAddress(), 4).slice()
    const own: PlacedCells = { games, candidates, starts, fieldReached, ...emptyCells(count) }
    for (let cell = 0, word = 0; cell < count; cell++, word += CELL_WORDS) {
      own.candidate[cell] = words[word]!
      own.score[cell] = words[word + 1]!
      own.above[cell] = words[word + 2]!
      own.tied[cell] = words[word + 3]!
    }
    return own
  }
}

function emptyCells(count: number): Pick<PlacedCells, 'candidate' | 'score' | 'above' | 'tied'> {
  return {
    candidate: new Uint16Array(count),
    score: new Int32Array(count),
    above: new Uint32Array(count),
    tied: new Uint32Array(count),
  }
}

function joined(
  blocks: PlacedCells[],
  whole: Pick<PlacedCells, 'games' | 'candidates' | 'starts'>,
): PlacedCells {
  const fieldReached = new Float64Array(4)
  const all = { ...whole, fieldReached, ...emptyCells(whole.starts[whole.games]!) }
  let at = 0
  for (const { candidate, score, above, tied, fieldReached: reached } of blocks) {
    addTo(fieldReached, reached)
    all.candidate.set(candidate, at)
    all.score.set(score, at)
    all.above.set(above, at)
    all.tied.set(tied, at)
    at += candidate.length
  }
  return all
}

function givenOf({ people, scores }: GivenScores, { first, games }: GameRange): Int32Array {
  const given = scores.subarray(first * people, (first + games) * people)
  if (given.length < games * people) throw new RangeError('There are fewer games than asked for')
  return given
}
