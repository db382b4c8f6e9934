import { messageOf } from '../api-client.ts'
import { subscribers } from '../subscribers.ts'

/** Part of a list; `next` is where it goes on, null at its end. Pages of different revisions don't belong together. */
export type ListPage<Item> = { items: readonly Item[]; next: string | null; revision: number }

export type ListSource<Item> = {
  /** Loads the page after a place, of about so many items. */
  load: (after: string, items: number) => Promise<ListPage<Item>>
  /** Called when the records have changed since the first page; leads to `restart` with a new first page. */
  onOutdated: () => unknown
}

export type ListState<Item> = ListPage<Item> & { pending: boolean; failure: string | null }

const ITEMS_A_PAGE = 100
const MOST_ITEMS_A_PAGE = 500

/** A list that starts with its first page; the other pages are loaded one by one, in their order. */
export class ContinuedList<Item> {
  private state: ListState<Item>
  /** The page that the list started from. */
  first: ListPage<Item>
  private isOutdated = false
  private readonly subscribers = subscribers()

  constructor(first: ListPage<Item>) {
    this.first = first
    this.state = { ...first, pending: false, failure: null }
  }

  readonly current = (): ListState<Item> => this.state

  readonly subscribe = this.subscribers.subscribe

  /** Loads the next page. Ignored while a page is loading and at the end of the list. */
  async more({ load, onOutdated }: ListSource<Item>): Promise<void> {
    const { first, state } = this
    if (this.isOutdated) return void onOutdated()
    if (state.pending || state.next === null) return
    this.publish({ ...state, pending: true, failure: null })
    try {
      const page = await load(state.next, ITEMS_A_PAGE)
      if (this.first !== first) return
      this.isOutdated = page.revision !== state.revision
      // The list is then read again; until that, nothing of another revision is shown.
      if (this.isOutdated) return void onOutdated()
      this.publish({ ...state, items: [...state.items, ...page.items], next: page.next, failure: null })
    } catch (error) {
      if (this.first === first) this.publish({ ...state, pending: false, failure: failureText(error) })
    }
  }

  /**
   * Starts again from a new first page, after a change. As many items as before are loaded before they replace the ones
   * that are shown, so that the scroll position stays.
   */
  async restart(first: ListPage<Item>, { load, onOutdated }: ListSource<Item>): Promise<void> {
    const wanted = this.state.items.length
    this.first = first
    this.isOutdated = false
    let state: ListState<Item> = { ...first, pending: false, failure: null }
    try {
      while (state.items.length < wanted && state.next !== null) {
        const missing = Math.min(wanted - state.items.length, MOST_ITEMS_A_PAGE)
        const page: ListPage<Item> = await load(state.next, missing)
        if (this.first !== first) return
        if (page.revision !== first.revision) return void onOutdated()
        state = { ...state, items: [...state.items, ...page.items], next: page.next }
      }
    } catch (error) {
      state = { ...state, failure: failureText(error) }
    }
    if (this.first === first) this.publish(state)
  }

  private publish(state: ListState<Item>): void {
    this.state = state
    this.subscribers.publish()
  }
}

function failureText(error: unknown): string {
  return messageOf(error, 'The next rows could not be loaded')
}
