import { RefusedAction } from '#app/components/lineup-actions/refused-action.tsx'
import { useLineupActions } from '#app/components/lineup-actions/use-lineup-actions.ts'
import { SavedOutBar } from '#app/components/out-players/saved-out-bar.tsx'
import type { ShownOut } from '#app/components/out-players/use-held-out.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'

/** While the lineup holds a player who is out. */
export function LineupOutBar({ lineup, out }: { lineup: LineupListItem; out: ShownOut }) {
  const { choose, refusal } = useLineupActions()
  return (
    <>
      <SavedOutBar out={out} lineups={[[...out.players.keys()]]} onOpen={() => choose('open', lineup)} />
      <RefusedAction refusal={refusal} />
    </>
  )
}
