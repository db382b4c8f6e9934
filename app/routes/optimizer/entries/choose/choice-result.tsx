import { useMemo, useState } from 'react'
import { formatCount } from '#core/figures/format.ts'
import type { PeopleNames } from '#core/rules/words/words.ts'
import {
  fieldSentence,
  opponentsSentence,
  whoseInField,
} from '../../contest/simulation/simulation-sentences.ts'
import WorthTable from '../../contest/worth/worth-table.tsx'
import { ChoiceGroup } from '../../settings/choice-group.tsx'
import { useSlate } from '../../state/slate-context.tsx'
import { choiceSentence } from './choice-words.ts'
import { ContestResult } from './contest-result.tsx'
import type { LastChoice } from './last-choice.ts'

/** What the chosen entries are worth, contest by contest. */
export function ChoiceResult({
  choice: { entries, contests },
  names,
}: {
  choice: LastChoice
  names: PeopleNames
}) {
  const { playerPool, format } = useSlate()
  const [place, setPlace] = useState('0')
  const shown = Number(place)
  const played = useMemo(
    () =>
      contests.map((asked, each) => {
        const { outcome, profit } = entries.contests[each]!
        return { ...asked, outcome, sorted: profit.sorted }
      }),
    [contests, entries],
  )
  const caution = opponentsSentence({ ...entries.field, whose: whoseInField(playerPool) }, format)
  return (
    <div className="grid gap-4 text-sm">
      <p>
        {choiceSentence(entries)} {fieldSentence(entries.field)}
      </p>
      {caution ? <p className="text-muted">{caution}</p> : null}
      {contests.length > 1 ? (
        <>
          <WorthTable
            isWhole
            contests={played}
            together={entries.together.sorted}
            overlap={entries.overlap}
          />
          <ChoiceGroup
            legend="Contest"
            choices={contests.map((_, each) => ({ value: String(each), label: formatCount(each + 1) }))}
            value={place}
            hint={contests[shown]!.name}
            onChange={setPlace}
          />
        </>
      ) : null}
      <ContestResult
        key={place}
        entries={entries.contests[shown]!}
        contest={contests[shown]!.settings}
        names={names}
      />
    </div>
  )
}
