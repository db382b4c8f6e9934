import type { ProfitDistribution } from '#optimizer/sim/profit-distribution.ts'
import { askedAgain, ThreadFailed } from '../asked-again.ts'
import { noteIfBroken, unlessBroken } from '../broken-threads.ts'
import type {
  ChoiceQuestion,
  ChoiceStage,
  ChosenEntries,
  EntriesAnswer,
  EntriesQuestion,
  ProfitQuestion,
} from './entries-messages.ts'

/** The request is at fault, not the browser; its message is a sentence for the user. */
export class EntriesRefused extends Error {}

/** A thread that waits for the next question with its kernels loaded and the last field kept. */
let idle: Worker | null = null

/** Chooses entries in a thread of its own. Null if `signal` stopped it. Throws `EntriesRefused`, or if the browser can't run the kernels. */
export function chooseEntries(
  question: ChoiceQuestion,
  signal: AbortSignal,
  onStage: (stage: ChoiceStage) => void,
): Promise<ChosenEntries | null> {
  return ask(question, signal, (answer, done) => {
    if (answer.kind === 'stage') onStage(answer.stage)
    if (answer.kind === 'chosen') done(answer.entries)
  })
}

/** Tells what the lineups win and lose together after each round of games; the promise ends with the last one, as above. */
export function profitTogether(
  question: ProfitQuestion,
  signal: AbortSignal,
  onProfit: (profit: ProfitDistribution) => void,
): Promise<true | null> {
  return ask(question, signal, (answer, done) => {
    if (answer.kind !== 'profit') return
    onProfit(answer.profit)
    if (answer.isLast) done(true)
  })
}

function ask<Value>(
  question: EntriesQuestion,
  signal: AbortSignal,
  onAnswer: (answer: EntriesAnswer, done: (value: Value) => void) => void,
): Promise<Value | null> {
  return askedAgain(() => askThread(question, signal, onAnswer), signal)
}

async function askThread<Value>(
  question: EntriesQuestion,
  signal: AbortSignal,
  onAnswer: (answer: EntriesAnswer, done: (value: Value) => void) => void,
): Promise<Value | null> {
  const thread = unlessBroken(idle) ?? startThread()
  idle = null
  let outcome: Value | null = null
  try {
    outcome = await new Promise<Value | null>((resolve, reject) => {
      signal.addEventListener('abort', () => resolve(null), { once: true })
      thread.onerror = () => reject(new ThreadFailed('this browser could not choose entries'))
      thread.onmessage = ({ data }: MessageEvent<EntriesAnswer>) => {
        if (signal.aborted) return
        if (data.kind === 'failed')
          reject(data.reason === null ? new ThreadFailed('no kernel') : new EntriesRefused(data.reason))
        else onAnswer(data, resolve)
      }
      thread.postMessage(question)
    })
    return outcome
  } finally {
    // A thread that was stopped may be deep in its games; only its end frees it.
    if (outcome === null || idle) thread.terminate()
    else idle = thread
  }
}

/** Throws if the browser has no workers. */
function startThread(): Worker {
  return noteIfBroken(new Worker(new URL('./entries-worker.ts', import.meta.url), { type: 'module' }))
}
