import { CircleAlert } from 'lucide-react'
import { Button } from '#app/components/ui/button.tsx'

/** In red: who is out, how long it is until the lock, and what can be done about it. Nothing changes by itself. */
export function OutBar({
  sentence,
  left,
  action,
  onAct,
}: {
  sentence: string
  /** The time until the lock, as `useTimeLeft` says it. */
  left: string | null
  action: string
  onAct: () => void
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-bad bg-bad-ground px-3 py-1.5 text-sm text-bad">
      <p className="flex min-w-0 flex-1 basis-48 items-start gap-1.5 wrap-anywhere">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          {sentence}
          {left ? <span className="font-medium"> Lock in {left}.</span> : null}
        </span>
      </p>
      <Button size="small" variant="primary" onClick={onAct}>
        {action}
      </Button>
    </div>
  )
}
