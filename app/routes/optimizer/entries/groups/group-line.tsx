import { Button } from '#app/components/ui/button.tsx'
import { pluralize } from '#core/figures/format.ts'
import type { KeptGroup } from '../../state/kept-build.ts'

/** Where the table of groups has no room: which of them is shown, and all of them again. */
export default function GroupLine({
  group,
  lineups,
  of,
  onAll,
}: {
  group: KeptGroup
  /** Shown lineups, and those of the list. */
  lineups: number
  of: number
  onAll: () => void
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 border-b border-border px-3 py-1 text-sm">
      <span className="min-w-0 wrap-anywhere">
        {group.name}: {lineups} of {pluralize(of, 'lineup')}
      </span>
      <Button variant="link" size="inline" onClick={onAll}>
        Show all
      </Button>
    </p>
  )
}
