import { useEffect, useId, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Dialog, DialogContent } from '#app/components/ui/dialog.tsx'
import { isComplete } from '#core/lineups/lineup.ts'
import type { BuilderActions } from '../builder/builder-actions.tsx'
import type { LineupState } from '../state/lineup-state.ts'
import { useSlate } from '../state/slate-context.tsx'
import { rememberKeys, takeEarlyKeys } from './early-keys.client.ts'

const STORAGE_KEY = 'screen-keys'

/**
 * Single keys for the main steps, which `?` lists. They can be turned off (WCAG 2.1.4): who dictates or rests a hand on the
 * keyboard would press them by accident.
 */
export default function ScreenKeys({
  screen,
}: {
  /** What the keys act on. */
  screen: BuilderScreen | EntriesScreen
}) {
  const [isOpen, setOpen] = useState(false)
  const [areOn, setOn] = useState(storedOn)

  useEffect(() => rememberKeys, [])
  useEffect(() => {
    const early = takeEarlyKeys()
    if (!areOn) return
    /** Whether it does something. */
    function press(event: KeyboardEvent): boolean {
      if (isTaken(event)) return false
      const act = SCREEN_KEYS.find(({ key }) => key === event.key.toUpperCase())?.act(screen, () =>
        setOpen(true),
      )
      if (!act) return false
      event.preventDefault()
      act()
      return true
    }
    // What follows a key that leads into a field or a dialog was typed for that.
    early.some((event) => press(event) && !/^[on]$/i.test(event.key))
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })

  function turn(on: boolean) {
    setOn(on)
    try {
      localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off')
    } catch {
      // Storage may be blocked; the choice then lasts until a reload.
    }
  }

  const hasCaptain = useSlate().format.captain !== null
  return (
    <>
      {/* A phone has no keys, and the Entries side no room for it. */}
      {'build' in screen ? null : (
        <Button
          variant="link"
          size="small"
          className="justify-self-start pointer-coarse:hidden"
          onClick={() => setOpen(true)}
        >
          Keyboard shortcuts
        </Button>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent
          title="Keyboard shortcuts"
          description="They act in the optimizer while no field has the focus."
        >
          <div className="grid gap-4">
            <label className="flex min-h-7 items-center gap-2 text-sm pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={areOn}
                onChange={({ target }) => turn(target.checked)}
                className="size-4 accent-accent"
              />
              Use single keys
            </label>
            <Keys title="In the optimizer" keys={SCREEN_KEYS} hasCaptain={hasCaptain} />
            <Keys title="On a row" keys={ROW_KEYS} hasCaptain={hasCaptain} />
            <Keys title="On a projection or ownership" keys={NUMBER_KEYS} hasCaptain={hasCaptain} />
          </div>
        </DialogContent>
      </Dialog>
    </>
  )
}

type BuilderScreen = {
  state: LineupState
  actions: Pick<BuilderActions, 'optimize' | 'save'>
  onChooseSlot: (slotIndex: number) => void
}

/** The Entries side. Neither does anything while there is nothing to build or to save. */
export type EntriesScreen = Record<'build' | 'save', () => void>

type Key = { key: string; meaning: string; isCaptains?: boolean }

/** What a key of the screen does; null where it does nothing now. */
type Act = (screen: BuilderScreen | EntriesScreen, showKeys: () => void) => (() => void) | null

const SCREEN_KEYS: (Key & { act: Act })[] = [
  { key: 'O', meaning: 'optimizes, in Entries builds', act: optimize },
  { key: 'S', meaning: 'saves, in Entries all lineups', act: save },
  { key: '/', meaning: 'searches a player', act: () => focusSearch },
  { key: 'C', meaning: 'chooses the captain', isCaptains: true, act: (screen) => choose(screen, 'captain') },
  { key: 'F', meaning: 'chooses a flex player', act: (screen) => choose(screen, 'flex') },
  { key: 'N', meaning: 'moves to the next list', act: () => focusNextList },
  { key: '?', meaning: 'shows these keys', act: (_, showKeys) => showKeys },
]

const ROW_KEYS: Key[] = [
  { key: '↑ ↓', meaning: 'move between rows' },
  { key: '→', meaning: 'to the numbers of the row' },
  { key: 'Enter', meaning: 'adds' },
  { key: 'C', meaning: 'adds as captain', isCaptains: true },
  { key: 'L', meaning: 'locks' },
  { key: 'Shift + L', meaning: 'locks as captain', isCaptains: true },
  { key: 'X', meaning: 'excludes' },
  { key: 'Del', meaning: 'removes' },
  { key: '+ -', meaning: 'change the projection by 10%' },
]

const NUMBER_KEYS: Key[] = [
  { key: 'Enter', meaning: 'or a digit starts typing, Enter applies' },
  { key: 'Esc', meaning: 'keeps the old number' },
  { key: '← → ↑ ↓', meaning: 'move between numbers' },
  { key: '+ -', meaning: 'change it by 10%' },
  { key: 'Del', meaning: 'resets it' },
  { key: 'Ctrl + Z', meaning: 'undoes the last edit' },
]

function Keys({ title, keys, hasCaptain }: { title: string; keys: readonly Key[]; hasCaptain: boolean }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 text-sm font-medium">
        {title}
      </h3>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2">
        {keys
          .filter(({ isCaptains }) => hasCaptain || !isCaptains)
          .map(({ key, meaning }) => (
            <div key={key} className="flex gap-1.5">
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd className="text-muted">{meaning}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

function storedOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off'
  } catch {
    return true
  }
}

function optimize(screen: BuilderScreen | EntriesScreen) {
  if ('build' in screen) return screen.build
  const { pendingRun, playerPool } = screen.state
  return pendingRun === null && playerPool.length > 0 ? screen.actions.optimize : null
}

function save(screen: BuilderScreen | EntriesScreen) {
  if ('build' in screen) return screen.save
  return isComplete(screen.state.lineup) ? screen.actions.save : null
}

/** Of several flex slots the first open one, else the first. */
function choose(screen: BuilderScreen | EntriesScreen, role: 'captain' | 'flex') {
  if ('build' in screen) return null
  const { format, lineup } = screen.state
  const slots = format.rosterSlots.filter(({ accepts, code }) =>
    role === 'captain' ? accepts === 'captain' : accepts !== 'captain' && /^(FLEX|UTIL)/.test(code),
  )
  const slot = slots.find(({ index }) => !lineup.slots[index]) ?? slots[0]
  return slot ? () => screen.onChooseSlot(slot.index) : null
}

function focusSearch(): void {
  document.querySelector<HTMLElement>('main input[type="search"]')?.focus()
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
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return true
  const { target } = event
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true
  return target instanceof Element && target.closest('input:not([type="radio"]), textarea, select') !== null
}
