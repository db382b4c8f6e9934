import { Disclosure } from '#app/components/ui/disclosure.tsx'
import { useStanding } from '#app/lib/slate-memory/use-standing.ts'
import { contestName, feeAndSize } from '#core/payouts/contest-line.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import {
  asValue,
  type ContestPreset,
  contestForLater,
  contestPresetsOf,
  MOST_NAME_CHARACTERS,
  newField,
} from '#core/standing/standing.ts'
import { newRuleId } from '../state/new-rule-id.ts'
import { KeptByName } from './kept-by-name.tsx'

/** The user's contests by name; nothing without an account. */
export function ContestPresets({
  formatId,
  now,
  onUse,
}: {
  formatId: string
  /** The contest of the fields; null while they are no contest. */
  now: ContestSettings | null
  onUse: (contest: ContestSettings) => void
}) {
  const { choices, change } = useStanding()
  if (choices === null) return null
  const presets = contestPresetsOf(choices, formatId)

  function keep(name: string) {
    if (now === null) return
    const before = presets.find((preset) => preset.name === name)
    const { assumed: _checked, ...contest } = contestForLater(now)
    const preset: ContestPreset = { name, formatId, isStarred: before?.isStarred ?? false, contest }
    change({ [before?.field ?? newField('contest', newRuleId())]: asValue(preset) })
  }

  return (
    <Disclosure title={presets.length > 0 ? `My contests ${presets.length}` : 'My contests'}>
      <KeptByName
        noun="contest"
        lines={presets.map((preset) => ({ ...preset, about: feeAndSize(preset.contest) }))}
        note="Starred contests are set on each new slate of the format, the dearest first."
        firstName={now ? contestName(contestForLater(now)).slice(0, MOST_NAME_CHARACTERS) : ''}
        onKeep={now === null ? null : keep}
        onUse={(field) => {
          const preset = presets.find((each) => each.field === field)
          if (preset) onUse(preset.contest)
        }}
        onStar={(field, isStarred) => {
          const found = presets.find((each) => each.field === field)
          if (!found) return
          const { field: _place, ...preset } = found
          change({ [field]: asValue({ ...preset, isStarred }) })
        }}
        onDelete={(field) => change({ [field]: null })}
      />
    </Disclosure>
  )
}
