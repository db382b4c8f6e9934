import { Download, Ellipsis, Save } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Select } from '#app/components/ui/select.tsx'
import type { OpenEntriesDialog } from './entries-dialogs.tsx'
import type { EntriesTab } from './entries-tab.ts'
import type { EntriesLayout } from './use-entries-layout.ts'

/** The button that opens what is about the list, and the edges. */
const ABOUT_PX = 60

/** Above the parts of the Entries side: what builds, simulates, saves and downloads, and the choice of the part. */
export function EntriesHead({
  layout: { width, isTight, isRoomy, simulateIn },
  folds,
  tab,
  isWide,
  lineups,
  rules,
  hasPrevious,
  buildBar,
  simulateButton,
  leftOutLine,
  onTab,
  onOpen,
}: {
  layout: EntriesLayout
  /** What is about the list is one press away. */
  folds: boolean
  tab: EntriesTab
  /** The pool stands beside the panel. */
  isWide: boolean
  /** How many are in the list, and rules in force. */
  lineups: number
  rules: number
  /** A list to compare with. */
  hasPrevious: boolean
  buildBar: ReactNode
  simulateButton: ReactNode
  leftOutLine: ReactNode
  onTab: (tab: EntriesTab) => void
  onOpen: (dialog: OpenEntriesDialog) => void
}) {
  const shown = tab === 'players' && isWide ? 'lineups' : tab
  const isList = tab === 'lineups' || (tab === 'compare' && !hasPrevious)
  return (
    <div className="grid gap-2 border-b border-border p-2">
      {/* A phone's list has the height; beside its rules, which are for the next build, the bar stays. */}
      {folds && isTight && tab !== 'rules' ? null : (
        <div className="flex items-start justify-between gap-2">
          {buildBar}
          {lineups > 0 && (isRoomy || !folds) ? (
            <span className="flex gap-1">
              {folds && simulateIn === 'bar' ? simulateButton : null}
              <Button
                size="small"
                aria-label="Save entries"
                data-tooltip="Save under a name"
                onClick={() => onOpen({ kind: 'save' })}
                className="px-2.5"
              >
                <Save aria-hidden />
              </Button>
              <Button
                size="small"
                aria-label="Download the upload file"
                data-tooltip="Upload file for the provider"
                onClick={() => onOpen({ kind: 'download' })}
                className="px-2.5"
              >
                <Download aria-hidden />
              </Button>
            </span>
          ) : null}
        </div>
      )}
      {folds ? null : leftOutLine}
      <EntriesTabs
        tab={shown}
        tabs={[
          ...(isWide ? [] : [{ id: 'players' as const, label: 'Players' }]),
          { id: 'lineups', label: lineups > 0 ? `Lineups ${lineups}` : 'Lineups' },
          { id: 'file', more: 'Entries', label: 'file' },
          { id: 'rules', label: rules > 0 ? `Rules ${rules}` : 'Rules' },
          { id: 'exposure', label: 'Exposures' },
          { id: 'charts', label: 'Charts' },
          ...(hasPrevious ? [{ id: 'compare' as const, label: 'Compare' }] : []),
        ]}
        width={isTight ? 0 : width - (folds ? ABOUT_PX : 0)}
        onTab={onTab}
      >
        {folds ? (
          <>
            {isList && simulateIn === 'tabs' ? simulateButton : null}
            <Button size="iconSmall" aria-label="About the list" onClick={() => onOpen({ kind: 'about' })}>
              <Ellipsis aria-hidden />
            </Button>
          </>
        ) : null}
      </EntriesTabs>
    </div>
  )
}

/** `more`: the words before the label, where they have room. */
type Tab = { id: EntriesTab; more?: string; label: string }

/** What a usual button needs, and at least. */
const TAB_PX = 78
const TIGHT_TAB_PX = 66

/** The parts of the Entries side, as buttons where they all have room, or as a list to choose from; and what can be done with the list of lineups. */
function EntriesTabs({
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
