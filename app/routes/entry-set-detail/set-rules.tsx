import { RuleList } from '#app/components/rule-list.tsx'
import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import type { EntrySetDetail } from '#contract/entry-sets.ts'
import { toSetRows } from '#contract/set-rows.ts'
import { playersOfSet } from '#core/entries/set-players.ts'
import { findFormat } from '#core/formats/lookup.ts'

/** The rules that the lineups were built under: those of each group, or of the set. People who are in no lineup are not in the set. */
export default function SetRules({ detail }: { detail: EntrySetDetail }) {
  const format = findFormat(detail.entry_set.game_mode)
  if (!format) return null
  const { rules, groups = [] } = detail
  const players = playersOfSet(toSetRows(detail), format)
  return (
    <Card>
      <CardHeader>
        <CardTitle>Rules</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-3">
        {groups.length === 0 ? <RuleList {...{ rules, players, format }} /> : null}
        {groups.map((group) => (
          <section key={group.name} className="grid gap-1">
            <h3 className="text-sm font-medium wrap-anywhere">{group.name}</h3>
            <RuleList rules={group.rules} players={players} format={format} />
          </section>
        ))}
      </CardContent>
    </Card>
  )
}
