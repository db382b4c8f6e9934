import type { ReactNode } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Select } from '#app/components/ui/select.tsx'
import type { EntriesTab } from './entries-tab.ts'

type Tab = { id: EntriesTab; label: string }

/** The parts of the Entries side, on a wide screen as buttons and on a phone as a list to choose from; and what can be done with the list of lineups. */
export function EntriesTabs({
  tab,
  tabs,
  isWide,
  onTab,
  children,
}: {
  tab: EntriesTab
  tabs: readonly Tab[]
  isWide: boolean
  onTab: (tab: EntriesTab) => void
  /** What can be done with the list. */
  children: ReactNode
}) {
  return (
    <div className="flex items-center justify-between gap-2">
      {isWide ? (
        <fieldset className="flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none]">
          <legend className="sr-only">Show</legend>
          {tabs.map(({ id, label }) => (
            <Button
              key={id}
              size="small"
              variant={tab === id ? 'chosen' : 'ghost'}
              aria-pressed={tab === id}
              onClick={() => onTab(id)}
              className="px-2.5"
            >
              {label}
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
          {tabs.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
      {children}
    </div>
  )
}
