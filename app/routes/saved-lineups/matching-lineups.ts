import type { LineupListItem } from '#contract/saved-lineups.ts'

/** The lineups whose lineup name or contest name contains the search text, ignoring case. */
export function matchingLineups(lineups: readonly LineupListItem[], search: string): LineupListItem[] {
  const sought = search.trim().toLowerCase()
  return lineups.filter(({ lineup_name, contest_name }) =>
    [lineup_name, contest_name].some((name) => name?.toLowerCase().includes(sought)),
  )
}
