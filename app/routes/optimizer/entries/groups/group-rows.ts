import type { KeptBuild, KeptGroup } from '../../state/kept-build.ts'
import { keyOf } from '../building/keep-build.ts'
import type { ListedLineup } from '../list/listed-lineups.ts'

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
  const none = lineups.filter(({ key }) => !groupOf.has(key))
  return [
    ...groups.map((group) =>
      averageRow(
        group,
        lineups.filter(({ key }) => groupOf.get(key) === group),
      ),
    ),
    ...(groups.length > 0 && none.length > 0 ? [averageRow(null, none)] : []),
  ]
}

/** What the lineups together are, as a row of the table. */
export function averageRow(group: KeptGroup | null, lineups: readonly ListedLineup[]): GroupRow {
  return {
    group,
    lineups,
    points: mean(lineups.map(({ points }) => points)) ?? 0,
    top1: mean(lineups.map(({ figures }) => figures?.top1.value)),
    cash: mean(lineups.map(({ figures }) => figures?.cash.value)),
    roi: mean(lineups.map(({ figures }) => figures?.roi?.value)),
  }
}

function mean(values: readonly (number | undefined)[]): number | null {
  const known = values.filter((value) => value !== undefined)
  if (known.length < values.length || known.length === 0) return null
  return known.reduce((sum, value) => sum + value, 0) / known.length
}
