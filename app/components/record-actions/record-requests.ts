import { isNotFound, messageOf, postJson } from '#app/lib/api-client.ts'
import { focusAfterRemoval } from '#app/lib/focus/focus-after-removal.ts'
import type { ChangeFields, Deletion } from '#app/lib/outbox/changes/change-fields.ts'
import { DELETED, RESTORED } from '#app/lib/outbox/changes/deletions.ts'
import type { NewChange } from '#app/lib/outbox/outbox.client.ts'
import { sendOrKeep } from '#app/lib/outbox/send-or-keep.client.ts'
import type { Fields } from '#app/lib/outbox/waiting-save.ts'
import { KEPT, showErrorToast, showToast } from '#app/lib/toast-store.ts'
import type { RecordAction } from './action-items.ts'
import { type ActionScreen, refuse } from './action-screen.ts'

type StoredRecord = { id: number; game_mode: string }

/** What differs between the kinds of records. `Copy`: the answer to a copy. */
type OwnParts<Item, Copy> = {
  noun: 'Lineup' | 'Set'
  /** The address of its records in the API, and of their pages. */
  api: string
  page: string
  nameOf: (item: Item) => string
  /** Prepares the optimizer to show it; null, or why that is not possible. */
  open: (item: Item) => Promise<string | null>
  optimizerOf: (item: Item) => string
  /** Downloads the upload file; null, or why that is not possible. */
  export: (item: Item) => Promise<string | null>
  copied: (answer: Copy) => Item
  name: (item: Item, wanted: string) => NewName
  deletion: 'lineup_deletion' | 'set_deletion'
  beforeDeletion: (item: Item) => Fields
  /** Forgets that the optimizer saved it; returns a function that remembers it again. */
  removeMark?: (item: Item) => () => void
  invalidate: () => void
}
type NewName = { before: Fields[] } & (
  | { kind: 'lineup_name'; fields: ChangeFields['lineup_name'] }
  | { kind: 'set_name'; fields: ChangeFields['set_name'] }
)

export type RecordRequests<Item> = {
  [Action in Exclude<RecordAction, 'rename'>]: (item: Item, screen: ActionScreen) => Promise<void>
} & {
  /** Throws what the server refuses. */
  rename: (item: Item, wanted: string) => Promise<'sent' | 'kept'>
}

/** What the menu of a stored record does. Each request ends with a toast. */
export function recordRequests<Item extends StoredRecord, Copy>(
  own: OwnParts<Item, Copy>,
): RecordRequests<Item> {
  const { noun, api, nameOf } = own
  const subject = `The ${noun.toLowerCase()}`
  /** Until a copy is confirmed, a repeated press sends the same key and makes no second copy. */
  const copyKeys = new Map<number, string>()

  return {
    async open(item, screen) {
      const refusal = await own.open(item)
      if (refusal === null) await screen.navigate(own.optimizerOf(item))
      else refuse(screen, `${noun} not opened`, refusal)
    },

    async export(item, screen) {
      const refusal = await own.export(item)
      if (refusal !== null) refuse(screen, `${noun} not exported`, refusal)
    },

    async duplicate({ id }, screen) {
      const key = copyKeys.get(id) ?? crypto.randomUUID()
      copyKeys.set(id, key)
      try {
        const headers = { 'Idempotency-Key': key }
        const copy = own.copied(await postJson<Copy>(`${api}/${id}/copy`, undefined, headers))
        copyKeys.delete(id)
        await readAgain(screen)
        showToast({
          title: `${noun} duplicated`,
          description: nameOf(copy),
          action: { label: 'View', onAction: () => void screen.navigate(`${own.page}/${copy.id}`) },
        })
      } catch (error) {
        await tell(screen, `${noun} not duplicated`, messageOf(error, 'The copy could not be saved'), error)
      }
    },

    rename: (item, wanted) => sendOrKeep([{ ...about(item), ...own.name(item, wanted) }]),

    async delete(item, screen) {
      const refocus = focusAfterRemoval(document.activeElement)
      try {
        const before = [own.beforeDeletion(item)]
        const outcome = await sendOrKeep([deletionOf(item, { fields: DELETED, before })])
        const markAgain = own.removeMark?.(item)
        if (outcome === 'sent') {
          own.invalidate()
          await (screen.onDeleted ?? screen.revalidate)()
        }
        refocus()
        showToast({
          title: `${noun} deleted`,
          description: outcome === 'kept' ? `${nameOf(item)}. ${KEPT.description}` : nameOf(item),
          action: { label: 'Undo', onAction: () => void restore(item, screen, markAgain) },
        })
      } catch (error) {
        await tell(screen, `${noun} not deleted`, messageOf(error, `${subject} could not be deleted`), error)
      }
    },
  }

  async function restore(item: Item, screen: ActionScreen, markAgain: (() => void) | undefined) {
    try {
      const outcome = await sendOrKeep([deletionOf(item, { fields: RESTORED, before: [DELETED] })])
      markAgain?.()
      if (outcome === 'sent') await readAgain(screen)
      showToast({ title: `${noun} restored`, description: nameOf(item) })
    } catch (error) {
      showErrorToast({
        title: `${noun} not restored`,
        isAnnounced: true,
        description: messageOf(error, `${subject} could not be restored`, 'It can be restored for an hour.'),
        action: { label: 'Try again', onAction: () => void restore(item, screen, markAgain) },
      })
    }
  }

  function about(item: Item) {
    return { target: { id: item.id, save: null }, name: nameOf(item), modeId: item.game_mode } as const
  }

  function deletionOf(item: Item, change: { fields: Deletion; before: Fields[] }): NewChange {
    return { ...about(item), kind: own.deletion, ...change }
  }

  /** Shows why a request failed, and the present records if another tab has deleted this one. */
  async function tell(screen: ActionScreen, title: string, description: string, error: unknown) {
    refuse(screen, title, description)
    if (isNotFound(error)) await readAgain(screen)
  }

  async function readAgain({ revalidate }: ActionScreen) {
    own.invalidate()
    await revalidate()
  }
}
