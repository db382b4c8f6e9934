import type { ReactNode } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import type { EntriesTab } from './entries-tab.ts'

type Tab = { id: EntriesTab; label: string; onlyPhone?: boolean }

/** The parts of the Entries side as buttons, and what can be done with the list. */
export function EntriesTabs({
  tab,
  tabs,
  onTab,
  children,
}: {
  tab: EntriesTab
  tabs: readonly Tab[]
  onTab: (tab: EntriesTab) => void
  /** What can be done with the list. */
  children: ReactNode
}) {
  return (
    <div className="flex items-center justify-between gap-2">
      <fieldset className="flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none]">
        <legend className="sr-only">Show</legend>
        {tabs.map(({ id, label, onlyPhone }) => (
          <Button
            key={id}
            size="small"
            variant={tab === id ? 'chosen' : 'ghost'}
            aria-pressed={tab === id}
            onClick={() => onTab(id)}
            className={classNames('px-2.5 @max-3xl:px-1.5', onlyPhone && '@3xl:hidden')}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {children}
    </div>
  )
}
