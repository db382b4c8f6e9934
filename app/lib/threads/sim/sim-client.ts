import type { BlockTally } from '#optimizer/sim/block-tally.ts'
import { GAMES_OF_BLOCK } from '#optimizer/sim/load-contest.ts'
import { figuresOf } from '#optimizer/simulation/sim-figures.ts'
import type { DrawnField, SimQuestion } from '#optimizer/simulation/sim-question.ts'
import { OutOfMemory, startAhead, type Thread, ThreadFailed, withThreads } from '../pool.ts'
import { dealGames } from './deal-games.ts'
import type { LineupWorlds } from './lineup-worlds.ts'
import type { PairsQuestion, PairWorth, WorldsQuestion } from './sim-messages.ts'
import { onlyForward, type SimRun } from './sim-run.ts'
import { joinedWorlds } from './worlds-parts.ts'

const FEWEST_THREADS = 2
const MOST_THREADS = 4

/** What was last asked of the threads of a simulation: a preparation ends when a question comes. */
let lastAsked = 0

/**
 * Simulates lineups, each as one more entry, in threads of their own that share the games. Any number of threads gives the
 * same figures, and so does the server, which is asked where this browser can't run the kernels. Returns early if `signal`
 * stopped it. Throws `TaskRefused`, or if neither could simulate.
 */
export async function askSimulator(question: SimQuestion, run: SimRun): Promise<void> {
  const forward = onlyForward(run)
  const { signal } = run
  try {
    await withThreads({ kind: 'sim', count: threadCount(), signal }, async (threads) => {
      lastAsked += 1
      const field = await threads[0]!.ask('draw', question)
      if (!signal.aborted) await play(threads, question, field, forward)
    })
  } catch (error) {
    if (signal.aborted || !(error instanceof ThreadFailed || error instanceof OutOfMemory)) throw error
    const { simulateAtEdge } = await import('./sim-at-edge.ts')
    await simulateAtEdge(question, forward, error)
  }
}

/** Starts the threads and loads their kernels. */
export function wakeSimulator(): void {
  for (const thread of startAhead('sim', threadCount())) load(thread)
}

/** Draws the field of a question that may be asked soon: a thread that waits does, and keeps it; the others load their kernels. */
export function drawAhead(question: SimQuestion): void {
  const [first, ...others] = startAhead('sim', threadCount())
  first?.ask('draw', question).catch(ignore)
  for (const thread of others) load(thread)
}

/**
 * Draws the field of a question that may be asked soon, and plays a few games in every thread whose figures are not looked at:
 * the first games of a thread take several times as long, since the browser compiles while it runs them.
 */
export function prepareSimulator(question: SimQuestion): void {
  lastAsked += 1
  const own = lastAsked
  const [first, ...others] = startAhead('sim', threadCount())
  if (!first) return
  for (const thread of others) load(thread)
  first.ask('draw', question).then((field) => {
    for (const thread of [first, ...others]) void playFirst(thread, question, field, own).catch(ignore)
  }, ignore)
}

/** A simulation that was asked for meanwhile has the thread. */
async function playFirst(
  thread: Thread,
  question: SimQuestion,
  field: DrawnField,
  own: number,
): Promise<void> {
  if (lastAsked !== own) return
  await open(thread, question, field)
  if (lastAsked === own) await thread.ask('play', { firstGame: 0, games: GAMES_OF_BLOCK })
}

function load(thread: Thread): void {
  thread.ask('load', null).catch(ignore)
}

/** A thread that failed is said when the simulation is asked for. */
function ignore(): void {}

function open(thread: Thread, { lineups: _, ...question }: SimQuestion, field: DrawnField): Promise<null> {
  return thread.ask('open', { question, field })
}

/**
 * What the question's lineup is worth under other ownerships, played by all threads; null if `signal` stopped it or no entry
 * may hold the lineup.
 */
export function askWorlds(question: WorldsQuestion, signal: AbortSignal): Promise<LineupWorlds | null> {
  return withThreads({ kind: 'sim', count: threadCount(), signal }, async (threads) => {
    lastAsked += 1
    const field = await threads[0]!.ask('draw', question.sim)
    if (signal.aborted || field.judged.count === 0) return null
    const parts = threads.map((thread, part) =>
      thread.ask('worlds', { question, field, of: { part, parts: threads.length } }),
    )
    return joinedWorlds(await Promise.all(parts))
  })
}

/**
 * What the second lineup of each pair is worth beside the first, on the same games, played by all threads; null if `signal`
 * stopped it. Any number of threads gives the same figures.
 * @param known the field where it was drawn before, then without Dupes: of thousands of lineups they take as long as many games.
 */
export function askPairs(
  question: PairsQuestion,
  { signal, known }: { signal: AbortSignal; known?: DrawnField },
): Promise<PairWorth[] | null> {
  return withThreads({ kind: 'sim', count: threadCount(), signal }, async (threads) => {
    lastAsked += 1
    const [first] = threads
    const { pairs, ...ofField } = question
    const field =
      known ?? (await first!.ask('draw', { ...ofField, lineups: pairs.map(({ after }) => after) }))
    if (signal.aborted) return []
    const { opponents, moreOpponents = [], places, dupes } = field
    const parts = await Promise.all(
      threads.map((thread, part) =>
        thread.ask('pairs', {
          question,
          fields: [opponents, ...moreOpponents],
          of: { part, parts: threads.length },
        }),
      ),
    )
    const outcomes = await first!.ask('pairOutcomes', { question, parts })
    const dupesOf = new Map(places.map((place, judged) => [place, dupes[judged]!]))
    return outcomes.map((outcome, pair) => ({ ...outcome, dupesAfter: dupesOf.get(pair) ?? null }))
  })
}

async function play(
  threads: readonly Thread[],
  question: SimQuestion,
  field: DrawnField,
  { rounds, signal, onGames, onFigures }: SimRun,
): Promise<void> {
  const deal = dealGames(rounds.at(-1)!)
  const blocks: BlockTally[] = []
  let [reported, isOver] = [0, false]
  /** Figures of the first `games`, whichever thread was faster, so that they are the same on any machine. */
  const report = (games: number) => {
    if (games <= reported) return
    reported = games
    const played = blocks.filter(({ firstGame }) => firstGame < games)
    onFigures(figuresOf(question, field, played))
  }
  const stop = () => report(gamesFromFirst(blocks))
  signal.addEventListener('abort', stop, { once: true })
  const playOn = async (thread: Thread, number: number) => {
    await open(thread, question, field)
    while (!isOver && !signal.aborted) {
      const games = deal(number)
      if (games === null) return
      blocks.push(await thread.ask('play', games))
      if (signal.aborted) return
      onGames(blocks.reduce((sum, block) => sum + block.games, 0))
      const inARow = gamesFromFirst(blocks)
      const round = rounds.findLast((each) => each <= inARow)
      if (round !== undefined) report(round)
    }
  }
  try {
    await Promise.all(threads.map(playOn))
  } finally {
    // After a failure of one thread the others play no more.
    isOver = true
  }
}

/** The games that are played without a gap from the first one on. */
function gamesFromFirst(blocks: readonly BlockTally[]): number {
  const byFirst = new Map(blocks.map(({ firstGame, games }) => [firstGame, games]))
  let games = 0
  for (let more = byFirst.get(0); more !== undefined; more = byFirst.get(games)) games += more
  return games
}

/** As many as the machine has cores for, without the page's own. */
function threadCount(): number {
  const cores = (navigator.hardwareConcurrency || FEWEST_THREADS) - 1
  return Math.min(MOST_THREADS, Math.max(FEWEST_THREADS, cores))
}
