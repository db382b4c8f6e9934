import type { NavigateFunction } from 'react-router'
import { showErrorToast } from '#app/lib/toast-store.ts'

/** What the actions of a stored record's menu (a saved lineup's, an entry set's) need of the page that shows it. */
export type ActionScreen = {
  navigate: NavigateFunction
  /** Reads the shown records again. */
  revalidate: () => Promise<void>
  /** Called instead of `revalidate` after a deletion, on a page that is about the record. */
  onDeleted?: (() => unknown) | undefined
  /** Shows why a request failed, beside the record. */
  showRefusal: (text: string) => void
}

export function refuse(screen: ActionScreen, title: string, description: string): void {
  screen.showRefusal(description)
  showErrorToast({ title, description })
}
