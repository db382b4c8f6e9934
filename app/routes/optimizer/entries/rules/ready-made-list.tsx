import { Button } from '#app/components/ui/button.tsx'
import { type ReadyMadeRule, readyMadeRules } from '#core/rules/ready-made.ts'
import { useSlate } from '../../state/slate-context.tsx'

/** Rules that are one press away, each with its advantages and drawbacks. Those already taken are not offered. */
export default function ReadyMadeList({
  lineups,
  takenIds,
  onTake,
}: {
  /** Of a build: some rules are for many lineups only. */
  lineups: number
  takenIds: ReadonlySet<string>
  onTake: (rule: ReadyMadeRule) => void
}) {
  const { format } = useSlate()
  const offered = readyMadeRules(format, lineups).filter(({ id }) => !takenIds.has(id))
  if (offered.length === 0) return <p className="p-2 text-muted">All of them are taken.</p>
  return (
    <ul className="grid">
      {offered.map((ready) => (
        <li key={ready.id} className="grid gap-1 border-t border-border p-2 first:border-t-0">
          <div className="flex items-start gap-2">
            <span className="min-w-0 flex-1 font-medium wrap-anywhere">{ready.name}</span>
            <Button
              size="inline"
              aria-label={`Add: ${ready.name}`}
              onClick={() => onTake(ready)}
              className="px-2"
            >
              Add
            </Button>
          </div>
          <p className="text-muted" title={ready.source}>
            {ready.evidence}
          </p>
        </li>
      ))}
    </ul>
  )
}
