import { GroupFigures } from '#app/components/group-figures.tsx'
import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import type { EntrySetDetail } from '#contract/entry-sets.ts'
import { toSetRows } from '#contract/set-rows.ts'
import { lineupsByGroup } from '#core/entries/lineups-by-group.ts'
import { formatMoney, formatPoints, orDash } from '#core/figures/format.ts'
import { pointsInLineup } from '#core/lineups/saved-points.ts'
import { meanOfKnown } from '#core/numbers/estimate.ts'

type Line = { place: number; projected: number; points: number | null; won: number | null }

/** The groups of the set with their theses: the points of the average lineup, and what the lineups won together. */
export default function SetGroups({ detail }: { detail: EntrySetDetail }) {
  const { groups = [], results } = detail
  const groupOf = new Map(groups.flatMap((group) => group.lineups.map((place) => [place, group])))
  const lines = linesOf(detail)
  return (
    <Card>
      <CardHeader>
        <CardTitle>Groups</CardTitle>
      </CardHeader>
      <CardContent>
        <GroupFigures
          caption="Groups, each with its average lineup"
          columns={['Lineups', 'Proj', ...(results ? ['Points', 'Won'] : [])]}
          rows={[
            ...lineupsByGroup(groups, lines, ({ place }) => groupOf.get(place)).map(([group, own]) => ({
              key: group ? `group ${group.name}` : 'none',
              name: group ? <span className="font-medium">{group.name}</span> : 'Without a group',
              thesis: group?.thesis ?? '',
              figures: figuresOf(own),
            })),
            { key: 'all', name: null, thesis: '', figures: figuresOf(lines) },
          ]}
        />
      </CardContent>
    </Card>
  )
}

function linesOf({ entry_set, lineups, results, players }: EntrySetDetail): Line[] {
  const rows = toSetRows({ players })
  return lineups.map((places, place) => ({
    place,
    projected: places.reduce((sum, row) => sum + pointsInLineup(rows[row]!, entry_set.game_mode), 0),
    points: results?.[place]?.points_total ?? null,
    won: results?.[place]?.winnings_total ?? null,
  }))
}

function figuresOf(lines: readonly Line[]): string[] {
  const mean = (of: 'projected' | 'points') => meanOfKnown(lines.map((line) => line[of]))
  const won = meanOfKnown(lines.map((line) => line.won))
  return [
    String(lines.length),
    orDash(mean('projected'), formatPoints),
    orDash(mean('points'), formatPoints),
    orDash(won === null ? null : won * lines.length, formatMoney),
  ]
}
