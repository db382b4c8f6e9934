import { getJson } from '#app/lib/api-client.ts'
import { remembered } from '#app/lib/session/session-memory.ts'
import { useTask } from '#app/lib/threads/use-task.ts'
import type { AutopsyAnswer } from '#contract/autopsy.ts'
import type { EntrySetDetail } from '#contract/entry-sets.ts'
import { toSetRows } from '#contract/set-rows.ts'
import type { Autopsy } from '#core/autopsy/autopsy.ts'
import { type JudgedGroup, judgeGroups } from '#core/autopsy/judge-groups.ts'
import type { ShownRow } from '#core/autopsy/shown-autopsy.ts'
import { playersOfSet } from '#core/entries/set-players.ts'
import { writeSpreadsheetRows } from '#core/files/spreadsheet-csv.ts'
import type { Format } from '#core/formats/format.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import { ruleSentence } from '#core/rules/words/rule-sentence.ts'
import { peopleNames } from '#core/rules/words/words.ts'
import { useContest } from '../contest-context.ts'
import { FigureSection } from './figure-section.tsx'
import { luckText, rulesText, thesisText } from './group-texts.ts'

/** A download makes one set; a contest that was entered with several files has more. */
const MOST_SETS = 5

type JudgedLine = { key: string; name: string; thesis: string; texts: string[] }

/** What became of the groups that the entries were built in: the idea, the rules and luck apart. Nothing for entries without groups. */
export function GroupsSection({
  autopsy,
  rows,
  entered,
  format,
}: {
  autopsy: Autopsy
  /** The user's entries as they are shown. */
  rows: readonly ShownRow[]
  entered: AutopsyAnswer['entered']
  format: Format
}) {
  const { id } = useContest()
  const setIds = [...new Set(entered.flatMap(({ setId }) => setId ?? []))].slice(0, MOST_SETS)
  const { answer: sets } = useTask(
    [id, setIds.join()],
    () =>
      Promise.all(
        setIds.map((set) =>
          remembered(`lineups/sets/${set}/whole`, () => getJson<EntrySetDetail>(`/api/entry-sets/${set}`)),
        ),
      ),
    { starts: true },
  )
  const grouped = (sets ?? []).filter(({ groups }) => groups && groups.length > 0)
  if (grouped.length === 0 || autopsy.basis.isLive) return null
  const { players } = autopsy
  const lines = players ? grouped.flatMap((set) => linesOf(set, { players, rows, entered, format })) : []
  if (players && lines.length === 0) return null
  return (
    <FigureSection
      title="Groups"
      description={
        players
          ? `Each group against its thesis, its rules and what its entries deserved.${format.captain ? ' Points of a player are those of a flex slot; of an entry, the captain’s are multiplied.' : ''}`
          : 'These figures are of an earlier version. Play again to judge the groups.'
      }
      file={{
        name: 'groups.csv',
        csv: () =>
          writeSpreadsheetRows([
            ['Group', 'Thesis', 'Idea', 'Rules', 'Luck'],
            ...lines.map(({ name, thesis, texts }) => [name, thesis, ...texts]),
          ]),
      }}
    >
      <ul className="grid gap-3 text-sm">
        {lines.map(({ key, name, thesis, texts }) => (
          <li key={key} className="grid gap-0.5 wrap-anywhere">
            <h4 className="font-medium">
              {name}
              {thesis ? <span className="font-normal text-muted">: {thesis}</span> : null}
            </h4>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </li>
        ))}
      </ul>
    </FigureSection>
  )
}

function linesOf(
  detail: EntrySetDetail,
  {
    players,
    rows,
    entered,
    format,
  }: {
    players: NonNullable<Autopsy['players']>
    rows: readonly ShownRow[]
    entered: AutopsyAnswer['entered']
    format: Format
  },
): JudgedLine[] {
  const setRows = toSetRows(detail)
  const names = peopleNames(rulePool(playersOfSet(setRows, format), format))
  const shown = new Map(rows.map((row) => [row.entry.key, row]))
  const own = entered.flatMap(({ entryKey, setId, lineup }) => {
    const row = shown.get(entryKey)
    return setId === detail.entry_set.id && lineup !== null && row
      ? [[entryKey, { lineup, players: row.entry.players }] as const]
      : []
  })
  const judged = judgeGroups(
    { rows: setRows, lineups: detail.lineups, groups: detail.groups ?? [], entries: new Map(own) },
    players,
    (key) => {
      const row = shown.get(key)
      const [won, deserved] = [row?.entry.won ?? null, row?.shown?.paid ?? null]
      return won === null || deserved === null ? null : { won, deserved }
    },
    format,
  )
  return judged.map((group: JudgedGroup) => ({
    key: `${detail.entry_set.id} ${group.name}`,
    name: group.name,
    thesis: group.thesis,
    texts: [
      thesisText(group),
      rulesText(group, (rule) => ruleSentence(rule, names, format)),
      luckText(group),
    ],
  }))
}
