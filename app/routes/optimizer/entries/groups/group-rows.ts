import { lineupsByGroup } from '#core/entries/lineups-by-group.ts'
import { meanOfKnown } from '#core/numbers/estimate.ts'
import type { KeptBuild, KeptGroup } from '../../state/kept-build.ts'
import { keyOf } from '../set/keep-build.ts'
import type { ListedLineup } from '../set/listed-lineups.ts'

/** A group with the figures of its average lineup; shares from 0 to 1, null where a lineup has none. */
export type GroupRow = {
  /** Null: lineups without a group. */
  group: KeptGroup | null
  lineups: readonly ListedLineup[]
  points: number
  top1: number | null
  cash: number | null
  roi: number | null
}

/** The groups of the list in their order, and last the lineups without one. */
export function groupRows(build: KeptBuild | null, lineups: readonly ListedLineup[]): GroupRow[] {
  const groups = build?.groups ?? []
  const groupOf = new Map(groups.flatMap((group) => group.lineups.map((each) => [keyOf(each), group])))
  return lineupsByGroup(groups, lineups, ({ key }) => groupOf.get(key)).map(([group, own]) =>
    averageRow(group, own),
  )
}

/** What the lineups together are, as a row of the table. */
export function averageRow(group: KeptGroup | null, lineups: readonly ListedLineup[]): GroupRow {
  return {
    group,
    lineups,
    points: meanOfKnown(lineups.map(({ points }) => points)) ?? 0,
    top1: meanOfKnown(lineups.map(({ figures }) => figures?.top1.value)),
    cash: meanOfKnown(lineups.map(({ figures }) => figures?.cash.value)),
    roi: meanOfKnown(lineups.map(({ figures }) => figures?.roi?.value)),
  }
}
