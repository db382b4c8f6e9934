import { SendHorizontal, Square } from 'lucide-react'
import { type FormEvent, memo, useMemo, useRef, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardBody, CardTitle } from '#app/components/ui/card.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { LONGEST_QUESTION } from '#contract/insights.ts'
import { passedOver } from '#core/analysis/alternatives/forced-player.ts'
import { hasPerson, playersOf } from '#core/lineups/lineup.ts'
import { isCaptainRow, type Player, personKey } from '#core/players/player.ts'
import { expectedPoints } from '#core/players/points.ts'
import { useSlate } from '../state/slate-context.tsx'
import { AuthorshipLine, Paragraphs } from './authorship-line.tsx'
import { type Turn, useChat } from './use-chat.ts'

/** A chat about the lineup and players of the slate: those named in the question, or those selected. */
export default memo(function ChatCard() {
  const state = useSlate()
  const { lineup, playerPool } = state
  const members = playersOf(lineup)
  const lineupKey = members.map(({ id }) => id).join()
  const { thread, isWriting, ask, cancel } = useChat(state, lineupKey)
  const [question, setQuestion] = useState('')
  const [extraIds, setExtraIds] = useState<readonly string[]>([])
  const [leftOutIds, setLeftOutIds] = useState<readonly string[]>([])
  const input = useRef<HTMLInputElement>(null)

  const extras = state.playerPool.filter(
    (player) => extraIds.includes(player.id) && !hasPerson(state.lineup, player),
  )
  const offered = [...members, ...extras]
  const chosen = offered.filter(({ id }) => !leftOutIds.includes(id))
  // The whole lineup is not a choice: a question that names no player is then about the lineup or the slate.
  const isNarrowed = extras.length > 0 || chosen.length < members.length
  const star = useMemo(() => passedOver(lineup, playerPool, 1)[0], [lineup, playerPool])
  const suggestions = suggestedQuestions({ outsider: star?.name, member: members[0]?.name })

  function send(text: string) {
    if (text.trim() === '') return
    void ask(text.trim(), isNarrowed ? chosen : [])
    setQuestion('')
    input.current?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isWriting) cancel()
    else send(question)
  }

  function toggle(player: Player) {
    setLeftOutIds(
      leftOutIds.includes(player.id)
        ? leftOutIds.filter((id) => id !== player.id)
        : [...leftOutIds, player.id],
    )
  }

  const canSend = question.trim() !== ''
  return (
    // The list of every player is styled once the card is scrolled to, and not whenever the sheet of a phone opens.
    <Card aria-labelledby="chat-title" className="@max-3xl:[content-visibility:auto]">
      <CardBody className="text-sm">
        <CardTitle id="chat-title">AI Matchup Analysis</CardTitle>
        <ChosenPlayers offered={offered} leftOutIds={leftOutIds} onToggle={toggle} />
        <AddPlayer
          offered={offered}
          onAdd={(id) => {
            setExtraIds([...extraIds, id])
            setLeftOutIds(leftOutIds.filter((each) => each !== id))
          }}
        />
        <Thread thread={thread} />
        <ul aria-label="Suggested questions" className="grid gap-1.5">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                onClick={() => send(suggestion)}
                className="min-h-8 w-full rounded-md border border-border bg-raised px-2.5 py-1.5 text-left wrap-anywhere hover:border-field pointer-coarse:min-h-11"
              >
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
        <form onSubmit={submit} className="flex gap-2">
          <Input
            ref={input}
            aria-label="Your question"
            placeholder="Players or the lineup"
            value={question}
            maxLength={LONGEST_QUESTION}
            onChange={(event) => setQuestion(event.target.value)}
          />
          {isWriting ? (
            <Button type="submit" size="icon" aria-label="Stop">
              <Square aria-hidden />
            </Button>
          ) : (
            <Button type="submit" size="icon" aria-label="Ask" disabled={!canSend}>
              <SendHorizontal aria-hidden />
            </Button>
          )}
        </form>
      </CardBody>
    </Card>
  )
})

function ChosenPlayers({
  offered,
  leftOutIds,
  onToggle,
}: {
  offered: readonly Player[]
  leftOutIds: readonly string[]
  onToggle: (player: Player) => void
}) {
  if (offered.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1.5 text-muted">About</legend>
      <div className="flex flex-wrap gap-1.5">
        {offered.map((player) => {
          const isChosen = !leftOutIds.includes(player.id)
          return (
            <button
              key={player.id}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onToggle(player)}
              className={classNames(
                'max-w-full min-h-7 truncate rounded-full border px-2.5 text-sm pointer-coarse:min-h-11',
                isChosen ? 'border-accent bg-accent-ground text-foreground' : 'border-border text-muted',
              )}
            >
              {player.name}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

function AddPlayer({ offered, onAdd }: { offered: readonly Player[]; onAdd: (id: string) => void }) {
  const state = useSlate()
  const taken = new Set([...playersOf(state.lineup), ...offered].map(personKey))
  const others = state.playerPool
    .filter((player) => !isCaptainRow(player) && !taken.has(personKey(player)))
    .sort((a, b) => expectedPoints(b) - expectedPoints(a))
  return (
    <Select
      aria-label="Add a player to the question"
      value=""
      onChange={(event) => onAdd(event.target.value)}
    >
      <option value="" disabled>
        Add a player…
      </option>
      {others.map(({ id, name, actualPosition, team }) => (
        <option key={id} value={id}>
          {[name, actualPosition, team].filter(Boolean).join(' · ')}
        </option>
      ))}
    </Select>
  )
}

function Thread({ thread }: { thread: readonly Turn[] }) {
  return (
    <div role="log" aria-label="Questions and answers" className="grid gap-3 empty:hidden">
      {thread.map(({ id, question, answer, status, authorship }) => (
        <div key={id} className="grid gap-1.5">
          <p className="w-fit max-w-full rounded-md bg-accent-ground px-2.5 py-1.5 font-medium wrap-anywhere">
            {question}
          </p>
          {answer === '' && status === 'writing' ? <p className="text-muted">Writing…</p> : null}
          {answer === '' ? null : (
            <div className={classNames('grid gap-2', status === 'failed' && 'text-bad')}>
              <Paragraphs text={answer} />
            </div>
          )}
          {status === 'cancelled' ? <p className="text-muted">Cancelled.</p> : null}
          {authorship ? <AuthorshipLine {...authorship} /> : null}
        </div>
      ))}
    </div>
  )
}

/** Four questions that are always understood. The first is about a player outside the lineup, without one about a member. */
function suggestedQuestions({ outsider, member }: { outsider?: string; member?: string }): string[] {
  return [
    outsider ? `Why not ${outsider}?` : member ? `Why ${member}?` : 'Why this lineup?',
    'Who is the best value?',
    'Which players correlate?',
    'What could go wrong?',
  ]
}
