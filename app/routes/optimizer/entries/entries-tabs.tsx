import type { ReactNode } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Select } from '#app/components/ui/select.tsx'
import type { EntriesTab } from './entries-tab.ts'

type Tab = { id: EntriesTab; label: string }

/** What a usual button needs. */
const TAB_PX = 78

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
  return (
    <div className="flex items-center justify-between gap-2">
      {width >= tabs.length * TAB_PX ? (
        <fieldset className="flex gap-0.5">
          <legend className="sr-only">Show</legend>
          {tabs.map(({ id, label }) => (
            <Button
              key={id}
              size="small"
              variant={tab === id ? 'chosen' : 'ghost'}
              aria-pressed={tab === id}
              onClick={() => onTab(id)}
              className="@max-[90rem]:px-2"
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
