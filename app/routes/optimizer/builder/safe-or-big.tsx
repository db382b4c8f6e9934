import type { Dispatch } from 'react'
import { contestOfFormat } from '#core/payouts/usual-contest.ts'
import { ChoiceGroup } from '../settings/choice-group.tsx'
import { contestOf, settingsOf } from '../state/contest-of.ts'
import type { LineupAction, LineupState } from '../state/lineup-state.ts'

/** The contest format in the words of a first lineup: a cash game pays half the field, a tournament pays a few much. */
const CHOICES = [
  { value: 'cash', label: 'Safe' },
  { value: 'gpp', label: 'Win big' },
] as const

export function SafeOrBig({ state, dispatch }: { state: LineupState; dispatch: Dispatch<LineupAction> }) {
  return (
    <div className="print:hidden">
      <ChoiceGroup
        legend="How to play"
        isLegendHidden
        choices={CHOICES}
        value={settingsOf(state).contestFormat}
        onChange={(format) =>
          dispatch({ type: 'set_contest', contest: contestOfFormat(contestOf(state), format) })
        }
      />
    </div>
  )
}
