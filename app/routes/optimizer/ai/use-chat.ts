import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/lib/api-client.ts'
import type { Authorship, Insights } from '#contract/insights.ts'
import { isCaptainRow, type Player, personKey } from '#core/players/player.ts'
import type { LineupState } from '../state/lineup-state.ts'
import { localAnswer } from './local-analyst.ts'
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
}

/** Turns of the thread that are sent with a question. */
const REMEMBERED_TURNS = 6

/** Questions and answers, one thread per lineup. A new question cancels the one that is being answered. */
export function useChat(state: LineupState, lineupKey: string) {
  const [threads, setThreads] = useState<Record<string, Turn[]>>({})
  const running = useRef<AbortController | null>(null)
  const lastId = useRef(0)
  const thread = threads[lineupKey] ?? []

  useEffect(() => () => running.current?.abort(), [])

  async function ask(question: string, asked: readonly Player[]) {
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
    const turn: Turn = { id, question, answer: '', status: 'writing', authorship: null }
    setThreads((all) => ({ ...all, [lineupKey]: [...(all[lineupKey] ?? []), turn] }))

    let draft = ''
    const onText = (text: string | null) => {
      draft = text === null ? '' : draft + text
      update({ answer: draft })
    }
    try {
      const { insights, ...authorship } = await answerTo(question, asked, controller.signal, onText)
      update({ answer: insights, status: 'answered', authorship })
    } catch (error) {
      update({ answer: failureText(error), status: 'failed' })
    } finally {
      if (running.current === controller) running.current = null
    }
  }

  async function answerTo(
    question: string,
    asked: readonly Player[],
    signal: AbortSignal,
    onText: (text: string | null) => void,
  ): Promise<Insights> {
    if (isModelUnavailable()) return localAnswer(question, asked, state)
    const before = thread
      .filter(({ status }) => status === 'answered')
      .slice(-REMEMBERED_TURNS)
      .map(({ question, answer }) => ({ question, answer }))
    const names = asked.map(({ name }) => name)
    const answer = await postForEvents<Insights>(
      '/api/ai-insights',
      questionPayload(question, names, before, state),
      {
        signal,
        onText,
      },
    )
    noteModelAvailability(answer)
    return answer
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

/** The chosen players and those whose full name is in the question. Named players come first. */
export function playersAsked(question: string, chosen: readonly Player[], pool: readonly Player[]): Player[] {
  const text = question.toLowerCase()
  const named = pool.filter(({ name }) => name.length > 3 && text.includes(name.trim().toLowerCase()))
  const byPerson = new Map<string, Player>()
  for (const player of [...named, ...chosen]) {
    const known = byPerson.get(personKey(player))
    const isChosen = chosen.some(({ id }) => id === player.id)
    if (!known || isChosen || isCaptainRow(known)) byPerson.set(personKey(player), player)
  }
  return [...byPerson.values()].slice(0, 20)
}

function failureText(error: unknown): string {
  // After too many questions the server says how long to wait.
  const wait = error instanceof ApiError && error.status === 429 ? error.sentence : null
  return wait ?? 'Sorry, I encountered an error. Please try again.'
}
