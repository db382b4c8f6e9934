import { isComplete } from '#core/lineups/lineup.ts'
import type { BuilderActions } from '../builder/builder-actions.tsx'
import type { LineupState } from '../state/lineup-state.ts'

/** What a key of the screen does; null for keys that do nothing here. */
export function screenKeyAction(
  key: string,
  {
    state,
    actions,
    onChooseSlot,
  }: {
    state: LineupState
    actions: Pick<BuilderActions, 'optimize' | 'save'>
    onChooseSlot: (slotIndex: number) => void
  },
): (() => void) | null {
  switch (key.toLowerCase()) {
    case '/':
      return () => document.querySelector<HTMLElement>('main input[type="search"]')?.focus()
    case 'o':
      return state.pendingRun === null && state.playerPool.length > 0 ? actions.optimize : null
    case 's':
      return isComplete(state.lineup) ? actions.save : null
    case 'c':
      return choose(state, 'captain', onChooseSlot)
    case 'f':
      return choose(state, 'flex', onChooseSlot)
    case 'n':
      return focusNextList
    default:
      return null
  }
}

/** Of several flex slots the first open one, else the first. */
function choose(
  { mode, lineup }: LineupState,
  role: 'captain' | 'flex',
  onChooseSlot: (slotIndex: number) => void,
) {
  const slots = mode.rosterSlots.filter(({ accepts, code }) =>
    role === 'captain' ? accepts === 'captain' : accepts !== 'captain' && /^(FLEX|UTIL)/.test(code),
  )
  const slot = slots.find(({ index }) => !lineup.slots[index]) ?? slots[0]
  return slot ? () => onChooseSlot(slot.index) : null
}

/** The lists of the screen are its tables and the lineup, in the order of the page. */
function focusNextList(): void {
  const lists = [
    ...document.querySelectorAll<HTMLElement>('main [role="grid"], main ul:has(> [id^="slot-"])'),
  ]
  const shown = lists.filter((list) => list.checkVisibility())
  const at = shown.findIndex((list) => list.contains(document.activeElement))
  const next = shown[(at + 1) % shown.length]
  const first =
    next?.querySelector<HTMLElement>('[role="row"][tabindex="0"]') ?? next?.querySelector('button')
  first?.focus()
}

/** Letters that a field or a menu takes, keys that another part has taken, and shortcuts of the browser. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return true
  const { target } = event
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true
  return target instanceof Element && target.closest('input:not([type="radio"]), textarea, select') !== null
}
