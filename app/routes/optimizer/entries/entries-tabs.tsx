import type { ReactNode } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Select } from '#app/components/ui/select.tsx'
import type { EntriesTab } from './entries-tab.ts'

/** `more`: the words before the label, where they have room. */
type Tab = { id: EntriesTab; more?: string; label: string }

/** What a usual button needs, and at least. */
const TAB_PX = 78
const TIGHT_TAB_PX = 66

/** The parts of the Entries side, as buttons where they all have room, or as a list to choose from; and what can be done with the list of lineups. */
export function EntriesTabs({
  tab,
  tabs,
  width,
  onTab,
  children,
}: {
  tab: EntriesTab
  tabs: readonly Tab[]
  /** Of the panel in pixels; 0 on a phone. */
  width: number
  onTab: (tab: EntriesTab) => void
  /** What can be done with the list. */
  children: ReactNode
}) {
  const isTight = width < tabs.length * TAB_PX
  return (
    <div className="flex items-center justify-between gap-2">
      {width >= tabs.length * TIGHT_TAB_PX ? (
        <fieldset className="flex gap-0.5">
          <legend className="sr-only">Show</legend>
          {tabs.map(({ id, more, label }) => (
            <Button
              key={id}
              size="small"
              variant={tab === id ? 'chosen' : 'ghost'}
              aria-pressed={tab === id}
              onClick={() => onTab(id)}
              className={isTight ? '@max-[90rem]:px-1.5' : '@max-[90rem]:px-2'}
            >
              {more ? (
                <span className="whitespace-pre">
                  <span className={isTight ? 'sr-only' : undefined}>{more} </span>
                  <span className={isTight ? 'inline-block first-letter:uppercase' : undefined}>{label}</span>
                </span>
              ) : (
                label
              )}
            </Button>
          ))}
        </fieldset>
      ) : (
        <Select
          aria-label="Show"
          value={tab}
          onChange={({ target }) => onTab(target.value as EntriesTab)}
          className="min-w-0 flex-1"
        >
          {tabs.map(({ id, more, label }) => (
            <option key={id} value={id}>
              {more ? `${more} ${label}` : label}
            </option>
          ))}
        </Select>
      )}
      {children}
    </div>
  )
}
