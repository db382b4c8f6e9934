import { SavedOutBar } from '#app/components/out-players/saved-out-bar.tsx'
import type { ShownOut } from '#app/components/out-players/use-held-out.ts'
import { RefusedSetAction } from '#app/components/set-actions/refused-set-action.tsx'
import { useSetActions } from '#app/components/set-actions/use-set-actions.ts'
import type { EntrySetDetail } from '#contract/entry-sets.ts'

/** While lineups of the set hold a player who is out. */
export function SetOutBar({ detail, out }: { detail: EntrySetDetail; out: ShownOut }) {
  const { choose, refusal } = useSetActions()
  return (
    <>
      <SavedOutBar out={out} lineups={detail.lineups} onOpen={() => choose('open', detail.entry_set)} />
      <RefusedSetAction refusal={refusal} />
    </>
  )
}
