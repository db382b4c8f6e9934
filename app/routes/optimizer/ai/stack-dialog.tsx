import { useEffect, useState } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { OpenDialog } from '#app/components/ui/dialog.tsx'
import type { Insights } from '#contract/insights.ts'
import type { Stack, StackKind } from '#core/lineups/stack.ts'
import type { LineupState } from '../state/lineup-state.ts'
import { useSlate } from '../state/slate-context.tsx'
import { AuthorshipLine, Paragraphs } from './authorship-line.tsx'
import { localStackInsight } from './local-analyst.ts'
import { isModelUnavailable, noteModelAvailability } from './model-availability.ts'
import { postForEvents } from './post-for-events.ts'
import { stackPayload } from './requests.ts'

const TITLES: Record<StackKind, string> = {
  qb: 'QB Stack',
  game: 'Game Stack',
  negative: 'Negative Correlation',
}

/** The texts of SPEC.md section 8. */
const FAILURES: Record<StackKind, string> = {
  qb: 'Unable to generate insights for this QB stack.',
  game: 'Unable to generate insights for this game stack.',
  negative: 'Unable to generate insights for this correlation.',
}

/** Explains one stack of the lineup. The text is fetched once, when the dialog opens. */
export default function StackDialog({ stack, onClose }: { stack: Stack; onClose: () => void }) {
  const state = useSlate()
  const { kind, players } = stack
  const { insight, draft, failed } = useStackInsight(stack, state)
  return (
    <OpenDialog
      title={TITLES[kind]}
      description={players.map(({ name }) => name).join(', ')}
      onClose={onClose}
    >
      <div aria-live="polite" aria-busy={!insight && !failed} className="grid gap-3 text-sm">
        {failed ? <Alert tone="bad">{FAILURES[kind]}</Alert> : null}
        {insight ? <Paragraphs text={insight.insights} /> : null}
        {!insight && draft !== '' ? <Paragraphs text={draft} /> : null}
        {!insight && draft === '' && !failed ? <p className="text-muted">Writing…</p> : null}
        {insight ? <AuthorshipLine {...insight} /> : null}
      </div>
    </OpenDialog>
  )
}

function useStackInsight({ kind, players }: Stack, state: LineupState) {
  const [insight, setInsight] = useState<Insights | null>(null)
  const [draft, setDraft] = useState('')
  const [failed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once when the dialog opens
  useEffect(() => {
    const controller = new AbortController()
    async function fetchInsight() {
      if (isModelUnavailable()) return setInsight(localStackInsight(kind, players, state))
      let text = ''
      const answer = await postForEvents<Insights>(
        '/api/stack-insights',
        stackPayload(kind, players, state),
        {
          signal: controller.signal,
          onText(piece) {
            text = piece === null ? '' : text + piece
            setDraft(text)
          },
        },
      )
      noteModelAvailability(answer)
      setInsight(answer)
    }
    fetchInsight().catch(() => {
      if (!controller.signal.aborted) setFailed(true)
    })
    return () => controller.abort()
  }, [])

  return { insight, draft, failed }
}
