import type { Dispatch } from 'react'
import { ChoiceGroup } from '../settings/choice-group.tsx'
import type { LineupAction, LineupState } from '../state/lineup-state.ts'

/** The contest format in the words of a first lineup: a cash game pays half the field, a tournament pays a few much. */
const CHOICES = [
  { value: 'cash', label: 'Safe' },
  { value: 'gpp', label: 'Win big' },
] as const

export function SafeOrBig({ state, dispatch }: { state: LineupState; dispatch: Dispatch<LineupAction> }) {
  const { settings } = state
  return (
    <ChoiceGroup
      legend="How to play"
      isLegendHidden
      choices={CHOICES}
      value={settings.contestFormat}
      onChange={(contestFormat) =>
        dispatch({ type: 'set_settings', settings: { ...settings, contestFormat } })
      }
    />
  )
}
