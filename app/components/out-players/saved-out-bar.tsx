import type { RecordKind } from '../record-actions/record-kind.ts'
import { useRecordActions } from '../record-actions/use-record-actions.tsx'
import type { Affected } from './affected.ts'
import { affectedSentence } from './affected-words.ts'
import { OutBar } from './out-bar.tsx'
import type { ShownOut } from './use-held-out.ts'

/** On the page of a saved lineup or entry set that holds a player who is out; the optimizer offers the repair. */
export function SavedOutBar<Item extends { id: number; game_mode: string }>({
  kind,
  item,
  out,
  lineups,
}: {
  kind: RecordKind<Item>
  item: Item
  out: ShownOut
  /** As places among the saved players. */
  lineups: readonly (readonly number[])[]
}) {
  const { choose, refusal } = useRecordActions(kind)
  return (
    <>
      <section
        aria-label="Players who are out"
        className="overflow-hidden rounded-lg border border-bad [&>div]:border-b-0"
      >
        <OutBar
          sentence={affectedSentence(affectedOf(out, lineups), lineups.length)}
          left={out.left}
          action="Repair in the optimizer"
          onAct={() => choose('open', item)}
        />
      </section>
      {refusal}
    </>
  )
}

/** A person with a captain and a flex row is named once. */
function affectedOf({ players }: ShownOut, lineups: readonly (readonly number[])[]): Affected {
  const places = new Set(players.map(({ place }) => place))
  return {
    places: [...lineups.keys()].filter((index) => lineups[index]!.some((place) => places.has(place))),
    people: [...new Map(players.map(({ name, why }) => [name, { key: name, name, why }])).values()],
  }
}
