import { ListPlus, X } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { ProgressBar } from '#app/components/ui/progress-bar.tsx'
import { MOST_LINEUPS } from '#optimizer/build-request.ts'
import { timeLeftText } from '../../contest/simulation/time-left.ts'
import { CountChoice } from './count-choice.tsx'
import type { RunningBuild } from './use-build.ts'

/** How many lineups, the button that builds them, and the progress of a build. */
export function BuildBar({
  text,
  wanted,
  why,
  onText,
  running,
  isNext,
  onBuild,
  onCancel,
  onChoose,
  onAdd,
}: {
  /** How many, as the user typed it or as it is offered. */
  text: string
  /** The same as a number; null for a text that is none that can be built. */
  wanted: number | null
  /** Where the number is from, as a sentence; null where the user knows. */
  why: string | null
  onText: (text: string) => void
  running: RunningBuild | null
  /** Nothing is built yet, or what is built is old: the button is the next step. */
  isNext: boolean
  /** Builds so many, unless there is no number or lineups are being built. */
  onBuild: () => void
  onCancel: () => void
  /** Entries are chosen by what they are worth together; null where the format has no field. */
  onChoose: () => void
  /** Asks for a group on top of the list; null while there is none to add to. */
  onAdd: (() => void) | null
}) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onBuild()
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-1.5">
        <CountChoice
          noun={['lineup', 'lineups']}
          size="small"
          buttonClasses="px-2.5 @max-[90rem]:px-2"
          fieldClasses="w-12 [&_input]:h-8 [&_input]:px-2 pointer-coarse:[&_input]:h-11"
          text={text}
          wanted={wanted}
          onText={onText}
          field={{
            'aria-label': 'Number of lineups',
            'aria-invalid': wanted === null,
            'aria-describedby': wanted === null ? 'build-count-problem' : undefined,
          }}
        />
        {running ? (
          <Button size="small" onClick={onCancel}>
            <X aria-hidden />
            Cancel
          </Button>
        ) : (
          <Button
            type="submit"
            size="small"
            variant={isNext ? 'primary' : 'secondary'}
            disabled={wanted === null}
            className="@max-[90rem]:px-2"
          >
            <span>
              Build
              {wanted === null ? null : (
                <>
                  <span className="max-xs:sr-only"> {wanted}</span>
                  <span className="sr-only"> {wanted === 1 ? 'lineup' : 'lineups'}</span>
                </>
              )}
            </span>
          </Button>
        )}
        {onAdd && running === null ? (
          <Button
            size="iconSmall"
            aria-label="Add as a group"
            data-tooltip="Build on top of the list, as a group"
            disabled={wanted === null}
            onClick={onAdd}
          >
            <ListPlus aria-hidden />
          </Button>
        ) : null}
        <Button
          size="small"
          data-tooltip="Entries worth most together, out of thousands"
          onClick={onChoose}
          className="@max-[90rem]:px-2"
        >
          <span>
            Choose
            <span className="sr-only"> entries by worth</span>
          </span>
        </Button>
      </div>
      {wanted === null ? (
        <p id="build-count-problem" role="alert" className="text-sm text-bad">
          Enter a whole number from 1 to {MOST_LINEUPS}.
        </p>
      ) : null}
      {why && running === null ? <p className="text-sm text-muted">{why}</p> : null}
      {running ? <Progress running={running} /> : null}
    </form>
  )
}

const TICK_MS = 500

function Progress({ running: { wanted, found, startedAt } }: { running: RunningBuild }) {
  const [now, setNow] = useState(startedAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const left = timeLeftText({ found, wanted, elapsedMs: now - startedAt })
  return (
    <div className="flex items-center gap-2 text-sm text-muted tabular-nums">
      <ProgressBar label="Lineups built" value={found} max={wanted} className="min-w-0 flex-1" />
      <span>
        {found} of {wanted}
        {left ? ` · ${left}` : ''}
      </span>
    </div>
  )
}
