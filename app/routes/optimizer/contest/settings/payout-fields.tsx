import { useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { fieldClasses } from '#app/components/ui/input.tsx'
import { classNames } from '#app/lib/class-names.ts'
import type { ContestKind } from '#core/payouts/contest-kinds.ts'
import { type ContestPage, readContestPage } from '#core/payouts/contest-page.ts'
import type { ContestSettings, PayoutSource } from '#core/payouts/contest-settings.ts'
import { readLobby } from '#core/payouts/lobby-page.ts'
import type { PayoutTier } from '#core/payouts/payout-tiers.ts'
import { parsePayouts } from '#core/payouts/read-payouts.ts'
import { ChoiceGroup } from '../../settings/choice-group.tsx'
import { AmountField } from './amount-field.tsx'
import { EarlierPayouts } from './earlier-payouts.tsx'

type Way = 'type' | 'table' | 'earlier'

/** Where the payout table comes from: what such contests usually pay, the contest's own table, or that of an earlier one. */
export function PayoutFields({
  settings,
  isToPaste,
  onChange,
  onPage,
  onLobby,
}: {
  settings: ContestSettings
  /** Begins with the field for pasting, unless another table is in use. */
  isToPaste: boolean
  onChange: (changes: Pick<ContestSettings, 'payouts'>) => void
  /** What the pasted text says beside the prizes. */
  onPage: (page: ContestPage) => void
  /** The pasted text is of several contests. */
  onLobby: (contests: readonly ContestSettings[]) => void
}) {
  const { payouts, kind } = settings
  const [way, setWay] = useState<Way>(
    isToPaste && payouts.from !== 'earlier' ? 'table' : firstWay(payouts, kind),
  )
  const [text, setText] = useState(payouts.from === 'table' ? textOf(payouts.tiers) : '')
  const [problem, setProblem] = useState<string | null>(null)

  function read(next: string) {
    setText(next)
    const tiers = parsePayouts(next)
    const lobby = readLobby(next)
    onLobby(lobby)
    setProblem(tiers.ok || next.trim() === '' || lobby.length > 0 ? null : tiers.error)
    const source: PayoutSource = tiers.ok
      ? { from: 'table', name: 'Pasted table', ...tiers.value }
      : { from: 'type' }
    onChange({ payouts: source })
    const page = readContestPage(next)
    if (tiers.ok && lobby.length === 0 && Object.values(page).some((each) => each !== null)) onPage(page)
  }

  return (
    <div className="grid gap-3">
      <ChoiceGroup<Way>
        legend="Payouts"
        choices={[
          ...(kind === 'own_table' ? [] : [{ value: 'type' as const, label: 'Estimated' }]),
          { value: 'table', label: 'Pasted' },
          { value: 'earlier', label: 'Earlier' },
        ]}
        value={way}
        onChange={(next) => {
          setWay(next)
          if (next === 'table') read(text)
          else onChange({ payouts: { from: 'type' } })
        }}
      />
      {way !== 'type' ? null : payouts.from === 'figures' ? (
        <LobbyFields settings={settings} onChange={(source) => onChange({ payouts: source })} />
      ) : (
        <Button
          variant="link"
          size="inline"
          className="justify-self-start text-left text-sm"
          onClick={() => onChange({ payouts: lobbyFigures(settings) })}
        >
          <span className="whitespace-normal">More exact: enter the places paid and the prizes</span>
        </Button>
      )}
      {way === 'earlier' ? (
        <EarlierPayouts
          kept={payouts.from === 'earlier' ? payouts : null}
          onChoose={(earlier) => onChange({ payouts: earlier })}
        />
      ) : null}
      {way === 'table' ? (
        <Field
          label="Payout table"
          hint="Paste the prizes, or the whole page of the contest or of the lobby: select all, copy."
          error={problem}
        >
          {(control) => (
            <textarea
              {...control}
              rows={6}
              spellCheck={false}
              placeholder={'1st  $2,000\n2nd  $1,000\n3rd - 5th  $250'}
              value={text}
              onChange={({ target }) => read(target.value)}
              className={classNames(fieldClasses, 'py-2 tabular-nums')}
            />
          )}
        </Field>
      ) : null}
    </div>
  )
}

function firstWay({ from }: PayoutSource, kind: ContestKind): Way {
  if (from === 'earlier') return 'earlier'
  return from === 'table' || kind === 'own_table' ? 'table' : 'type'
}

/** The tiers as they can be pasted. */
function textOf(tiers: readonly PayoutTier[]): string {
  return tiers
    .map(
      ({ from, to, prizeCents }) =>
        `${from === to ? from : `${from} - ${to}`}  $${(prizeCents / 100).toFixed(2)}`,
    )
    .join('\n')
}

type Figures = Extract<PayoutSource, { from: 'figures' }>

/** The few figures of the lobby that a table is estimated from. */
function LobbyFields({
  settings: { payouts, size, feeCents },
  onChange,
}: {
  settings: ContestSettings
  onChange: (payouts: PayoutSource) => void
}) {
  const figures = payouts.from === 'figures' ? payouts : lobbyFigures({ size, feeCents })
  const change = (changes: Partial<Figures>) => onChange({ ...figures, ...changes })
  const cents = (dollars: number) => Math.round(dollars * 100)
  return (
    <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
      <AmountField
        label="Places paid"
        most={1_000_000}
        value={figures.places}
        onAmount={(places) => places !== null && change({ places })}
      />
      <AmountField
        label="First ($)"
        most={10_000_000}
        digits={2}
        value={figures.firstCents / 100}
        onAmount={(dollars) => dollars !== null && change({ firstCents: cents(dollars) })}
      />
      <AmountField
        label="Last ($)"
        most={1_000_000}
        digits={2}
        value={figures.lastCents / 100}
        onAmount={(dollars) => dollars !== null && change({ lastCents: cents(dollars) })}
      />
    </div>
  )
}

/** What to begin with: a fifth of the entries paid, a tenth of the fees for the first, two fees for the last. */
function lobbyFigures({ size, feeCents }: Pick<ContestSettings, 'size' | 'feeCents'>): Figures {
  return {
    from: 'figures',
    places: Math.max(1, Math.round(size / 5)),
    firstCents: Math.round((size * feeCents) / 10),
    lastCents: 2 * feeCents,
  }
}
