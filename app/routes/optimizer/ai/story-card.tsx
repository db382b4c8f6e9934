import { ArrowRightLeft, RefreshCw, X } from 'lucide-react'
import { memo } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardBody, CardTitle } from '#app/components/ui/card.tsx'
import type { LineupStory } from '#contract/insights.ts'
import { isComplete, isEmpty, type Lineup, playersOf } from '#core/lineups/lineup.ts'
import { useDispatch, useSlate } from '../state/slate-context.tsx'
import { AuthorshipLine, Paragraphs } from './authorship-line.tsx'
import { useLineupStory } from './use-lineup-story.ts'

/** Explains the lineup: story, key findings, suggested adjustments and player insights. */
export default memo(function StoryCard() {
  const state = useSlate()
  const dispatch = useDispatch()
  const { story, tell, cancel } = useLineupStory(state, dispatch)
  return (
    <Card aria-labelledby="story-title" aria-busy={story.status === 'writing'}>
      <CardBody className="text-sm">
        <div className="flex items-center justify-between gap-2">
          <CardTitle id="story-title">Lineup Explanation</CardTitle>
          {story.status === 'told' ? (
            <Button variant="ghost" size="iconSmall" aria-label="Explain again" onClick={tell}>
              <RefreshCw aria-hidden />
            </Button>
          ) : null}
          {story.status === 'writing' ? (
            <Button variant="ghost" size="small" onClick={cancel}>
              <X aria-hidden />
              Cancel
            </Button>
          ) : null}
        </div>
        <div aria-live="polite" className="grid gap-3">
          {story.status === 'none' ? <NoStory onTell={tell} /> : null}
          {story.status === 'failed' ? (
            <Alert tone="bad">Could not generate lineup explanation. Try again after optimization.</Alert>
          ) : null}
          {story.status === 'writing' && !story.told && story.draft === '' ? (
            <p className="text-muted">Writing…</p>
          ) : null}
          {story.status === 'writing' && story.draft !== '' ? <Paragraphs text={story.draft} /> : null}
          {story.status === 'told' || (story.status === 'writing' && story.told && story.draft === '') ? (
            <Story told={story.told!} />
          ) : null}
        </div>
      </CardBody>
    </Card>
  )
})

function NoStory({ onTell }: { onTell: () => void }) {
  const state = useSlate()
  if (!isComplete(state.lineup)) {
    return <p className="text-muted">{howToGetOne(state.lineup)}</p>
  }
  return (
    <Button size="small" className="w-fit" onClick={onTell}>
      Explain this lineup
    </Button>
  )
}

function howToGetOne(lineup: Lineup): string {
  const open = lineup.slots.length - playersOf(lineup).length
  if (isEmpty(lineup)) return 'Optimize or fill every slot to get an explanation.'
  return open === 1
    ? '1 slot is open. Fill it or optimize to get an explanation.'
    : `${open} slots are open. Fill them or optimize to get an explanation.`
}

function Story({ told }: { told: LineupStory }) {
  return (
    <>
      <Paragraphs text={told.story} />
      <Adjustments told={told} />
      <More told={told} />
      <PlayerInsights told={told} />
      <p className="text-xs text-muted">Written in {told.summary.runtime.toFixed(2)} s</p>
      <AuthorshipLine {...told} />
    </>
  )
}

/** What the story leaves out, on request. */
function More({ told: { details, summary } }: { told: LineupStory }) {
  const { keyFindings } = summary
  if (!details && keyFindings.length === 0) return null
  return (
    <details>
      <summary className="w-fit font-medium">More about this lineup</summary>
      <div className="mt-1.5 grid gap-2">
        <Paragraphs text={details} />
        <h3 className="font-medium">Key findings</h3>
        <ul className="grid list-disc gap-1 pl-4 text-muted">
          {keyFindings.map((finding) => (
            <li key={finding} className="wrap-anywhere">
              {finding}
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

/** Each suggestion is legal and within budget; the builder checks it again when it is applied. */
function Adjustments({ told }: { told: LineupStory }) {
  const { playerPool } = useSlate()
  const dispatch = useDispatch()
  const offers = told.adjustments.flatMap((offer) => {
    const player = playerPool.find(({ id }) => id === offer.inId)
    return player ? [{ ...offer, player }] : []
  })
  if (offers.length === 0) return null
  return (
    <section className="grid gap-1.5">
      <h3 className="font-medium">Suggested adjustments</h3>
      <ul className="grid gap-1.5">
        {offers.map(({ text, slotIndex, player }) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => dispatch({ type: 'add_to_slot', player, slotIndex })}
              className="flex min-h-9 w-full items-start gap-2 rounded-md border border-border bg-raised px-2.5 py-2 text-left wrap-anywhere hover:border-field pointer-coarse:min-h-11"
            >
              <ArrowRightLeft aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
              <span className="min-w-0">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlayerInsights({ told }: { told: LineupStory }) {
  const state = useSlate()
  const members = playersOf(state.lineup).filter(({ id }) => told.playerInsights[id])
  if (members.length === 0) return null
  return (
    <details>
      <summary className="w-fit font-medium">Player insights ({members.length})</summary>
      <ul className="mt-1.5 grid gap-2">
        {members.map(({ id, name }) => (
          <li key={id} className="wrap-anywhere text-muted">
            <PlayerInsight name={name} text={told.playerInsights[id] ?? ''} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Begins with the name, once: most texts begin with it themselves. */
function PlayerInsight({ name, text }: { name: string; text: string }) {
  return (
    <>
      <span className="font-medium text-foreground">{name}</span>
      {text.startsWith(name) ? text.slice(name.length) : `: ${text}`}
    </>
  )
}
