import type { ContestSettings, PayoutSource } from '#core/payouts/contest-settings.ts'
import { AmountField } from './amount-field.tsx'

type Figures = Extract<PayoutSource, { from: 'figures' }>

/** The few figures of the lobby that a table is estimated from. */
export function LobbyFields({
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
export function lobbyFigures({ size, feeCents }: Pick<ContestSettings, 'size' | 'feeCents'>): Figures {
  return {
    from: 'figures',
    places: Math.max(1, Math.round(size / 5)),
    firstCents: Math.round((size * feeCents) / 10),
    lastCents: 2 * feeCents,
  }
}
