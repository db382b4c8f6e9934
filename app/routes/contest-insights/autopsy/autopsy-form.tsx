import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { formatMoney, pluralize } from '#core/figures/format.ts'
import { readFee } from './read-fee.ts'

/** Whose entries these are and what they cost: what the standings do not say. Folded while the figures below need neither. */
export function AutopsyForm({
  name,
  onName,
  startFee,
  known,
  hasPayouts,
  isRunning,
  isAgain,
  isNext,
  onRun,
}: {
  name: string
  onName: (name: string) => void
  /** In cents; null where it is not known. */
  startFee: number | null
  /** Entries that are known by their id. */
  known: number
  hasPayouts: boolean
  isRunning: boolean
  /** Figures are shown already. */
  isAgain: boolean
  /** There are no figures yet, or they are old. It opens the fold; only the user closes it. */
  isNext: boolean
  onRun: (feeCents: number | null) => void
}) {
  const [fee, setFee] = useState(startFee === null ? '' : String(startFee / 100))
  const [isOpen, setOpen] = useState(isNext)
  useEffect(() => {
    if (isNext) setOpen(true)
  }, [isNext])
  const [isChanging, setChanging] = useState(false)
  // What is known is asked only of a user who wants to change it.
  const asksName = known === 0 || isChanging
  const asksFee = hasPayouts && (startFee === null || isChanging || (isAgain && known === 0))
  const feeCents = readFee(fee)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (feeCents !== undefined) onRun(feeCents)
  }

  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary
        hidden={!isAgain}
        className="flex min-h-6 w-fit cursor-pointer items-center text-sm text-accent hover:underline pointer-coarse:min-h-11"
      >
        Your name and fee
      </summary>
      {asksName ? null : (
        <p className="text-sm">
          {pluralize(known, 'entry is', 'entries are')} known by {known === 1 ? 'its id' : 'their ids'}
          {hasPayouts && startFee !== null && !asksFee
            ? `, at a fee of ${formatMoney(startFee / 100)}`
            : null}
          .{' '}
          <Button variant="link" size="inline" onClick={() => setChanging(true)}>
            Change
          </Button>
        </p>
      )}
      <form onSubmit={submit} className="mt-1 flex flex-wrap items-start gap-3">
        {asksName ? (
          <Field label="Your name in the contest" hint="It stays on this device." className="flex-1 basis-48">
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                value={name}
                onChange={(event) => onName(event.target.value)}
              />
            )}
          </Field>
        ) : null}
        {asksFee ? (
          <Field
            label="Entry fee"
            hint="Dollars; for the ROI"
            error={feeCents === undefined ? 'Not an amount of dollars' : null}
            className="basis-36"
          >
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={fee}
                onChange={(event) => setFee(event.target.value)}
              />
            )}
          </Field>
        ) : null}
        <Button
          type="submit"
          variant={isAgain ? 'secondary' : 'primary'}
          disabled={isRunning || feeCents === undefined || (name.trim() === '' && known === 0)}
          // At the height of the field beside it.
          className={asksFee ? 'mt-6.5' : asksName ? 'sm:mt-6.5' : ''}
        >
          {isAgain ? 'Play again' : 'Play the real field'}
        </Button>
      </form>
    </details>
  )
}
