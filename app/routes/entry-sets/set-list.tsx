import { useCallback, useEffect, useMemo } from 'react'
import { ListEnd } from '#app/components/list-end.tsx'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { RefusedSetAction } from '#app/components/set-actions/refused-set-action.tsx'
import { loadRenameDialog, RenameSetDialog } from '#app/components/set-actions/rename-set-dialog.tsx'
import { useSetActions } from '#app/components/set-actions/use-set-actions.ts'
import { Card } from '#app/components/ui/card.tsx'
import { loadRowMenu } from '#app/components/ui/row-menu.tsx'
import { getJson } from '#app/lib/api-client.ts'
import { useKeepPage } from '#app/lib/kept-pages/use-kept-page.ts'
import type { ListPage } from '#app/lib/lists/continued-list.ts'
import { useContinuedList } from '#app/lib/lists/use-continued-list.ts'
import { useShownSets } from '#app/lib/outbox/shown-sets.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import type { EntrySetItem, EntrySetPage } from '#contract/entry-sets.ts'
import { SetTable } from './set-table.tsx'
import { KEPT_SETS, type ShownList, setsToKeep } from './shown-list.ts'

/** The sets from `first` on; the rest is loaded as the user scrolls. */
export function SetList({ list }: { list: ShownList }) {
  const { after, first, total, isKept } = list
  const { choose, refusal, renaming, stopRenaming } = useSetActions()
  useEffect(() => whenIdle(loadRowMenu, loadRenameDialog), [])
  const load = useCallback(loadPage, [])
  const memoryKey = `lineups/sets/rows${after ?? ''}`
  const following = useContinuedList(memoryKey, first, load)
  const { items, next, pending, failure, more } = following
  useKeepPage(
    KEPT_SETS,
    useMemo(() => setsToKeep(list, items), [list, items]),
  )
  const shown = useShownSets(items)
  const shownTotal = (isKept ? items.length : total) - (items.length - shown.length)
  return (
    <>
      <RefusedSetAction refusal={refusal} />
      <Card className="sm:overflow-x-auto">
        <SetTable
          sets={shown}
          total={shownTotal}
          memoryKey={memoryKey}
          following={following}
          onChoose={choose}
        />
      </Card>
      <ListEnd
        shown={shown.length}
        total={shownTotal}
        noun="entry set"
        next={next === null ? null : `/entry-sets?after=${next}`}
        pending={pending}
        failure={failure}
        onMore={more}
      />
      <OptionalPart failed={<DialogLoadFailure />}>
        {renaming ? <RenameSetDialog set={renaming} onClose={stopRenaming} /> : null}
      </OptionalPart>
    </>
  )
}

async function loadPage(after: string, rows: number): Promise<ListPage<EntrySetItem>> {
  const page = await getJson<EntrySetPage>(`/api/entry-sets?after=${after}&rows=${rows}`)
  return { items: page.entry_sets, next: page.next?.toString() ?? null, revision: page.revision }
}
