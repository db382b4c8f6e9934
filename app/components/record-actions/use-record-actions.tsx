import { lazy, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { Alert } from '#app/components/ui/alert.tsx'
import { loadRowMenu } from '#app/components/ui/row-menu.tsx'
import { showErrorToast } from '#app/lib/toast-store.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import type { RecordAction } from './action-items.ts'
import type { ActionScreen } from './action-screen.ts'
import type { ChooseAction, RecordKind } from './record-kind.ts'

const loadRenameDialog = () => import('#app/components/rename-dialog.client.tsx')
const RenameDialog = lazy(loadRenameDialog)

/**
 * Carries out the actions of `RecordMenu`. `choose` never changes, so that rows are not rendered again. The screen shows
 * `refusal`, why the last action failed, and `renameDialog`.
 */
export function useRecordActions<Item extends { id: number; game_mode: string }>(
  kind: RecordKind<Item>,
  { onDeleted }: Pick<ActionScreen, 'onDeleted'> = {},
): { choose: ChooseAction<Item>; refusal: ReactNode; renameDialog: ReactNode } {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [renaming, setRenaming] = useState<Item | null>(null)
  const [refused, setRefused] = useState<{ item: Item; text: string } | null>(null)
  const screen = useRef({ navigate, revalidate, onDeleted })
  useEffect(() => {
    screen.current = { navigate, revalidate, onDeleted }
  })
  useEffect(() => whenIdle(kind.loadRequests, loadRowMenu, loadRenameDialog), [kind])

  const choose = useCallback(
    (action: RecordAction, item: Item) => {
      setRefused(null)
      const showRefusal = (text: string) => setRefused({ item, text })
      if (action === 'rename') setRenaming(item)
      else void run(kind, action, item, { ...screen.current, showRefusal })
    },
    [kind],
  )
  return {
    choose,
    refusal: refused ? (
      <RefusedAction name={kind.nameOf(refused.item)} modeId={refused.item.game_mode} text={refused.text} />
    ) : null,
    renameDialog: renaming ? (
      <RenameDialog
        {...kind.renaming}
        name={kind.nameOf(renaming)}
        send={async (name) => (await kind.loadRequests()).requests.rename(renaming, name)}
        records="lineups"
        onClose={() => setRenaming(null)}
      />
    ) : null,
  }
}

async function run<Item extends { id: number; game_mode: string }>(
  kind: RecordKind<Item>,
  action: Exclude<RecordAction, 'rename'>,
  item: Item,
  screen: ActionScreen,
) {
  try {
    const { requests } = await kind.loadRequests()
    await requests[action](item, screen)
  } catch {
    // The code could not be loaded; the requests themselves say what went wrong.
    showErrorToast({
      title: 'Nothing was done',
      description: 'Check your network, then reload the page.',
      isAnnounced: true,
    })
  }
}

/** Why the last action on a record failed; if its salary file is missing, with a link to upload it. */
function RefusedAction({ name, modeId, text }: { name: string; modeId: string; text: string }) {
  return (
    <Alert tone="bad" className="w-full">
      {name}: {text}
      {/Upload it again/.test(text) ? (
        <>
          {'. '}
          <Link to={`/${modeId}/upload`} className="underline underline-offset-4">
            Upload the file
          </Link>
        </>
      ) : null}
    </Alert>
  )
}
