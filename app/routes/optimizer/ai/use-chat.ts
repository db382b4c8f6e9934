import { useEffect, useRef, useState } from 'react'
import { messageOf } from '#app/lib/api-client.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import type { Authorship, Insights } from '#contract/insights.ts'
import { playersOf } from '#core/lineups/lineup.ts'
import type { Player } from '#core/players/player.ts'
import type { LineupState } from '../state/lineup-state.ts'
import { builtInAuthorship } from './local-analyst.ts'
import type { AnswerHere } from './local-answer.ts'
import { isModelUnavailable, noteModelAvailability } from './model-availability.ts'
import { postForEvents } from './post-for-events.ts'
import { questionPayload } from './requests.ts'

export type Turn = {
  id: number
  question: string
  /** The text received so far. */
  answer: string
  status: 'writing' | 'answered' | 'failed' | 'cancelled'
  authorship: Authorship | null
  /** The people that the question names. */
  named: readonly Player[]
}

/** Loads what understands and answers questions: when the page is idle, so that it is there without a connection too. */
async function loadAnswers() {
  const [{ answerHere }] = await Promise.all([
    import('./local-answer.ts'),
    import('#core/questions/understand-typed.ts'),
    import('#core/questions/answer-question.ts'),
  ])
  return answerHere
}

/** Turns of the thread that are sent with a question. */
const REMEMBERED_TURNS = 6
/** The most people of a question (app/contract/insights.ts). */
const MOST_PEOPLE = 20

/** Questions and answers, one thread per lineup. A new question cancels the one that is being answered. */
export function useChat(state: LineupState, lineupKey: string) {
  const [threads, setThreads] = useState<Record<string, Turn[]>>({})
  const running = useRef<AbortController | null>(null)
  const lastId = useRef(0)
  const thread = threads[lineupKey] ?? []

  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => whenIdle(loadAnswers), [])

  async function ask(question: string, chosen: readonly Player[]) {
    cancel()
    const controller = new AbortController()
    running.current = controller
    lastId.current += 1
    const id = lastId.current
    const update = (changed: Partial<Turn>) => {
      if (running.current !== controller) return
      setThreads((all) => ({
        ...all,
        [lineupKey]: (all[lineupKey] ?? []).map((turn) => (turn.id === id ? { ...turn, ...changed } : turn)),
      }))
    }
    const turn: Turn = { id, question, answer: '', status: 'writing', authorship: null, named: [] }
    setThreads((all) => ({ ...all, [lineupKey]: [...(all[lineupKey] ?? []), turn] }))

    let draft = ''
    const onText = (text: string | null) => {
      draft = text === null ? '' : draft + text
      update({ answer: draft })
    }
    try {
      const answerHere = await loadAnswers()
      const here = await answerHere(question, { state, chosen, before: thread.at(-1)?.named ?? [] })
      update({ named: here.named })
      const { insights, ...authorship } = await answerTo(question, here, controller.signal, onText)
      update({ answer: insights, status: 'answered', authorship })
    } catch {
      update({ answer: 'Sorry, I encountered an error. Please try again.', status: 'failed' })
    } finally {
      if (running.current === controller) running.current = null
    }
  }

  /** The server's answer where a model may write it; otherwise, and where it fails, the one computed here. */
  async function answerTo(
    question: string,
    here: AnswerHere,
    signal: AbortSignal,
    onText: (text: string | null) => void,
  ): Promise<Insights> {
    const own = { insights: here.text, ...builtInAuthorship() }
    // A model gets the facts of the people that the question is about, or else of the lineup.
    const about = here.about.length > 0 ? here.about : playersOf(state.lineup)
    if (isModelUnavailable() || here.isFinal || about.length === 0) return own
    const before = thread
      .filter(({ status }) => status === 'answered')
      .slice(-REMEMBERED_TURNS)
      .map(({ question, answer }) => ({ question, answer }))
    const names = [...new Set(about.map(({ name }) => name))].slice(0, MOST_PEOPLE)
    try {
      const payload = questionPayload(question, names, before, state)
      const answer = await postForEvents<Insights>('/api/ai-insights', payload, { signal, onText })
      noteModelAvailability(answer)
      return answer.writtenBy === 'built-in' ? { ...answer, insights: here.text } : answer
    } catch (error) {
      if (signal.aborted) throw error
      onText(null)
      return { ...own, notice: `Answered on this device. ${messageOf(error, 'The server could not answer')}` }
    }
  }

  function cancel() {
    running.current?.abort()
    running.current = null
    // In every thread, because the lineup may have changed since the question.
    setThreads((all) =>
      Object.fromEntries(Object.entries(all).map(([key, turns]) => [key, turns.map(cancelled)])),
    )
  }

  return { thread, isWriting: thread.some(({ status }) => status === 'writing'), ask, cancel }
}

function cancelled(turn: Turn): Turn {
  return turn.status === 'writing' ? { ...turn, status: 'cancelled' } : turn
}
