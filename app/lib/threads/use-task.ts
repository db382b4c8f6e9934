import { useEffect, useRef, useState } from 'react'
import { failureOf } from './pool.ts'

type Shown<Told, Answer> = {
  answer: Answer | null
  /** What the last run told last. */
  told: Told | null
  isRunning: boolean
  /** Why the last run has no answer, as a sentence for the user. */
  failure: string | null
}
const NOTHING = { answer: null, told: null, isRunning: false, failure: null }

/** A run of a task; what it tells once `signal` stopped it is ignored. */
export type Run<Told> = { signal: AbortSignal; tell: (told: Told) => void }

/**
 * A task of the screen. What is shown belongs to the `question`, a list of as many values each time: as soon as one of them is
 * another value, nothing is shown, and the run is stopped. Leaving the screen stops it, too. `start` ends the run before; the
 * answer of the same question stays until the next one.
 * @param run null: it was stopped.
 * @param starts each question starts a run by itself.
 * @param notHere what is said if the browser could not run the task, where the screen says it.
 */
export function useTask<Told, Answer, Asked extends unknown[]>(
  question: readonly unknown[],
  run: (run: Run<Told>, ...asked: Asked) => Promise<Answer | null>,
  { notHere = '', starts = false }: { notHere?: string; starts?: boolean } = {},
) {
  const [{ of, ...state }, setState] = useState<Shown<Told, Answer> & { of: readonly unknown[] }>({
    of: question,
    ...NOTHING,
  })
  const controller = useRef<AbortController | null>(null)
  const isAsked = (of: readonly unknown[]) => of.every((value, place) => Object.is(value, question[place]))

  /** What the run answers; null if it was stopped or failed. */
  async function start(...asked: Asked): Promise<Answer | null> {
    controller.current?.abort()
    const own = new AbortController()
    controller.current = own
    const show = (shown: Partial<Shown<Told, Answer>>) => {
      if (!own.signal.aborted) setState((before) => ({ ...before, ...shown }))
    }
    setState((before) => ({
      of: question,
      ...NOTHING,
      answer: isAsked(before.of) ? before.answer : null,
      isRunning: true,
    }))
    try {
      const answer = await run({ signal: own.signal, tell: (told) => show({ told }) }, ...asked)
      show({ answer, isRunning: false })
      return own.signal.aborted ? null : answer
    } catch (error) {
      show({ failure: failureOf(error, notHere), isRunning: false })
      return null
    }
  }

  function stop(): void {
    controller.current?.abort()
    setState((before) => ({ ...before, isRunning: false }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, with the run as it is then
  useEffect(() => {
    if (starts) void start(...([] as unknown as Asked))
    return stop
  }, [...question])

  const shown: Shown<Told, Answer> = isAsked(of) ? state : NOTHING
  return { ...shown, start, stop }
}
