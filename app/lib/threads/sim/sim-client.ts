import type { BlockTally } from '#optimizer/sim/block-tally.ts'
import { GAMES_OF_BLOCK } from '#optimizer/sim/load-contest.ts'
import { outcomeOf } from '#optimizer/sim/outcome.ts'
import { sumBlocks } from '#optimizer/sim/sum-blocks.ts'
import { askedAgain, ThreadFailed } from '../asked-again.ts'
import { noteIfBroken, unlessBroken } from '../broken-threads.ts'
import type { LineupWorlds } from './lineup-worlds.ts'
import type {
  DrawnField,
  FromThread,
  LineupDetail,
  PairsQuestion,
  PairWorth,
  PoolQuestion,
  ReadOpponents,
  SimQuestion,
  SimTask,
  ToThread,
  WorldsQuestion,
} from './sim-messages.ts'
import { onlyForward, type SimFigures, type SimRun } from './sim-run.ts'
import { joinedWorlds } from './worlds-parts.ts'

/** The request is at fault, not the browser; its message is a sentence for the user. */
export class SimRefused extends Error {}

const FEWEST_THREADS = 2
const MOST_THREADS = 4

/** Threads that wait for the next simulation with their kernels loaded. The first one keeps the last field. */
const idle: Worker[] = []
let lastRun = 0

/**
 * Simulates lineups, each as one more entry, in threads of their own that share the games. Any number of threads gives the
 * same figures. Returns early if `signal` stopped it. Throws `SimRefused`, or if the browser can't run the kernels.
 */
export function askSimulator(question: SimQuestion, run: SimRun): Promise<void> {
  const forward = onlyForward(run)
  return askedAgain(() => simulate(question, forward), run.signal)
}

async function simulate(question: SimQuestion, run: SimRun): Promise<void> {
  const id = ++lastRun
  const threads = takeThreads()
  try {
    const field = await drawn(threads[0]!, { task: 'draw', run: id, question }, run.signal)
    if (field === null) return giveBack(threads)
    const { lineups: _lineups, ...contest } = question
    for (const thread of threads) post(thread, { task: 'open', run: id, question: contest, field })
    await play(threads, id, question, field, run)
    giveBack(threads)
  } catch (error) {
    for (const thread of threads) thread.terminate()
    throw error
  }
}

/** Starts the threads and loads their kernels. */
export function wakeSimulator(): void {
  try {
    const threads = takeThreads()
    idle.unshift(...threads)
    const run = ++lastRun
    for (const thread of threads) post(thread, { task: 'load', run })
  } catch {
    // Said when the simulation is asked for.
  }
}

/**
 * Draws the field of a question that may be asked soon, and plays a few games in every thread whose figures are not looked at:
 * the first games of a thread take several times as long, since the browser compiles while it runs them.
 */
export function prepareSimulator(question: SimQuestion): void {
  try {
    const threads = takeThreads()
    idle.unshift(...threads)
    const run = ++lastRun
    const [first] = threads
    listen(first!, run, ignore, (answer) => {
      // A simulation that was asked for meanwhile has the threads.
      if (answer.kind !== 'drawn' || run !== lastRun) return
      const { lineups: _lineups, ...contest } = question
      for (const thread of threads) {
        post(thread, { task: 'open', run, question: contest, field: answer.field })
        post(thread, { task: 'play', run, firstGame: 0, games: GAMES_OF_BLOCK })
      }
    })
    post(first!, { task: 'draw', run, question })
    for (const thread of threads.slice(1)) post(thread, { task: 'load', run })
  } catch {
    // Said when the simulation is asked for.
  }
}

function ignore(): void {}

/** What the question's first lineup needs, and lineups one change away that fewer entries have; null if `signal` stopped it. */
export function askDetail(question: SimQuestion, signal: AbortSignal): Promise<LineupDetail | null> {
  return askOne({ task: 'detail', question }, signal, (answer) =>
    answer.kind === 'detail' ? answer.detail : null,
  )
}

/** What the second lineup of each pair is worth beside the first, on the same games; null if `signal` stopped it. */
export function askPairs(question: PairsQuestion, signal: AbortSignal): Promise<PairWorth[] | null> {
  return askOne({ task: 'pairs', question }, signal, (answer) =>
    answer.kind === 'pairs' ? answer.worths : null,
  )
}

/** Reads the other entries of a contest from a file; null if `signal` stopped it. Throws `SimRefused`. */
export function askToRead(
  file: File,
  pool: PoolQuestion,
  signal: AbortSignal,
): Promise<ReadOpponents | null> {
  return askOne({ task: 'read', file, pool }, signal, (answer) =>
    answer.kind === 'read' ? answer.read : null,
  )
}

/** Asks one thread, which answers with one message; `read` is null for any other message. */
function askOne<Answer>(
  task: SimTask,
  signal: AbortSignal,
  read: (answer: FromThread) => Answer | null,
): Promise<Answer | null> {
  return askedAgain(async () => {
    const thread = nextThread()
    try {
      const answer = await firstAnswer(thread, { ...task, run: ++lastRun }, signal, read)
      idle.unshift(thread)
      return answer
    } catch (error) {
      if (error instanceof SimRefused) idle.unshift(thread)
      else thread.terminate()
      throw error
    }
  }, signal)
}

/**
 * What the question's lineup is worth under other ownerships, played by all threads; null if `signal` stopped it or no entry
 * may hold the lineup.
 */
export function askWorlds(question: WorldsQuestion, signal: AbortSignal): Promise<LineupWorlds | null> {
  return askedAgain(() => playWorlds(question, signal), signal)
}

async function playWorlds(question: WorldsQuestion, signal: AbortSignal): Promise<LineupWorlds | null> {
  const run = ++lastRun
  const threads = takeThreads()
  try {
    const field = await drawn(threads[0]!, { task: 'draw', run, question: question.sim }, signal)
    const played =
      field === null || field.judged.count === 0
        ? []
        : await Promise.all(
            threads.map((thread, part) => {
              const of = { part, parts: threads.length }
              return firstAnswer(thread, { task: 'worlds', run, question, field, of }, signal, (answer) =>
                answer.kind === 'worlds' ? answer.played : null,
              )
            }),
          )
    giveBack(threads)
    const all = played.flatMap((each) => each ?? [])
    return all.length < threads.length ? null : joinedWorlds(all)
  } catch (error) {
    for (const thread of threads) thread.terminate()
    throw error
  }
}

/** One message to one thread, and the first answer that `read` finds something in; null if `signal` stopped it. */
function firstAnswer<Answer>(
  thread: Worker,
  message: ToThread,
  signal: AbortSignal,
  read: (answer: FromThread) => Answer | null,
): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(null), { once: true })
    listen(thread, message.run, reject, (answer) => {
      const own = read(answer)
      if (own !== null) resolve(own)
    })
    post(thread, message)
  })
}

async function play(
  threads: readonly Worker[],
  run: number,
  question: SimQuestion,
  field: DrawnField,
  { rounds, signal, onGames, onFigures }: SimRun,
): Promise<void> {
  const wanted = rounds.at(-1)!
  const blocks: BlockTally[] = []
  let [next, reported] = [0, 0]
  /** Figures of the first `games`, whichever thread was faster, so that they are the same on any machine. */
  const report = (games: number) => {
    if (games <= reported) return
    reported = games
    onFigures(
      figuresOf(
        question,
        field,
        blocks.filter(({ firstGame }) => firstGame < games),
      ),
    )
  }
  return new Promise((resolve, reject) => {
    const playNext = (thread: Worker) => {
      if (signal.aborted || next >= wanted) return
      const games = Math.min(GAMES_OF_BLOCK, wanted - next)
      post(thread, { task: 'play', run, firstGame: next, games })
      next += games
    }
    const stop = () => {
      report(gamesFromFirst(blocks))
      resolve()
    }
    if (signal.aborted) return resolve()
    signal.addEventListener('abort', stop, { once: true })
    for (const thread of threads) {
      listen(thread, run, reject, (answer) => {
        if (signal.aborted || answer.kind !== 'block') return
        blocks.push(answer.block)
        playNext(thread)
        const games = gamesFromFirst(blocks)
        onGames(games)
        const round = rounds.findLast((each) => each <= games)
        if (round !== undefined) report(round)
        if (games >= wanted) resolve()
      })
      playNext(thread)
    }
  })
}

/** The games that are played without a gap from the first one on. */
function gamesFromFirst(blocks: readonly BlockTally[]): number {
  const byFirst = new Map(blocks.map(({ firstGame, games }) => [firstGame, games]))
  let games = 0
  for (let more = byFirst.get(0); more !== undefined; more = byFirst.get(games)) games += more
  return games
}

function figuresOf(question: SimQuestion, field: DrawnField, blocks: readonly BlockTally[]): SimFigures {
  const { contest, lineups } = question
  const { opponents, judged, places, dupes, worst, isAttainable, leftOut } = field
  const tally = sumBlocks(blocks)
  const request = { contest, opponents, lineups: judged, entering: 'alone' as const }
  const { games, outcomes } = outcomeOf(request, tally)
  const figures: SimFigures['lineups'][number][] = lineups.map(() => null)
  for (const [i, place] of places.entries()) figures[place] = { ...outcomes[i]!, chances: dupes[i]! }
  return { games, field: { worst, isAttainable, leftOut }, lineups: figures }
}

function drawn(thread: Worker, message: ToThread, signal: AbortSignal): Promise<DrawnField | null> {
  return firstAnswer(thread, message, signal, (answer) => (answer.kind === 'drawn' ? answer.field : null))
}

function listen(
  thread: Worker,
  run: number,
  onFailure: (error: Error) => void,
  onAnswer: (answer: FromThread) => void,
): void {
  const failed = () => onFailure(new ThreadFailed('this browser could not simulate'))
  // It may have failed while another thread drew the field.
  if (unlessBroken(thread) === null) failed()
  thread.onerror = failed
  thread.onmessage = ({ data }: MessageEvent<FromThread>) => {
    // A run before this one may have been stopped while its last games were played.
    if (data.run !== run) return
    if (data.kind !== 'failed') onAnswer(data)
    else if (data.reason === null) failed()
    else onFailure(new SimRefused(data.reason))
  }
}

function post(thread: Worker, message: ToThread): void {
  thread.postMessage(message)
}

/** As many as the machine has cores for, without the page's own. Throws if the browser has no workers. */
function takeThreads(): Worker[] {
  const cores = (navigator.hardwareConcurrency || FEWEST_THREADS) - 1
  const count = Math.min(MOST_THREADS, Math.max(FEWEST_THREADS, cores))
  return Array.from({ length: count }, nextThread)
}

function giveBack(threads: readonly Worker[]): void {
  for (const thread of threads) {
    if (idle.length < MOST_THREADS) idle.push(thread)
    else thread.terminate()
  }
}

/** One that waits, or a new one. Throws if the browser has no workers. */
function nextThread(): Worker {
  for (let thread = idle.shift(); thread; thread = idle.shift()) {
    if (unlessBroken(thread)) return thread
  }
  return startThread()
}

function startThread(): Worker {
  return noteIfBroken(new Worker(new URL('./sim-worker.ts', import.meta.url), { type: 'module' }))
}
