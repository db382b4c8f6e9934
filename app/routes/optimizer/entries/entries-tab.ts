import { useEffect, useState } from 'react'

/** The parts of the Entries side; a phone shows one, a wider screen has the pool beside them. */
const ENTRIES_TABS = ['players', 'lineups', 'rules', 'exposure', 'charts', 'file', 'compare'] as const
export type EntriesTab = (typeof ENTRIES_TABS)[number]

/** The part that is shown; the entry of the browser's history has it, so that a reload keeps it. */
export function useEntriesTab(side: string): [EntriesTab, (tab: EntriesTab) => void] {
  const [tab, setTab] = useState(keptTab)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each side is an entry of its own
  useEffect(() => history.replaceState({ ...history.state, part: tab }, ''), [side, tab])
  return [tab, setTab]
}

function keptTab(): EntriesTab {
  return ENTRIES_TABS.find((tab) => tab === history.state?.part) ?? 'lineups'
}
