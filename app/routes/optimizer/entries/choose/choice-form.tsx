import { type FormEvent, type ReactNode, useState } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { DialogClose, DialogFooter } from '#app/components/ui/dialog.tsx'
import { Field, TextField } from '#app/components/ui/field.tsx'
import { formatCents } from '#core/figures/estimates.ts'
import { formatCount, pluralize } from '#core/figures/format.ts'
import { MOST_LINEUPS } from '#optimizer/build-request.ts'
import { PORTFOLIO_OBJECTIVES, type PortfolioObjective } from '#optimizer/portfolio/portfolio-request.ts'
import { ChoiceGroup } from '../../settings/choice-group.tsx'
import { CountChoice } from '../building/count-choice.tsx'
import { OBJECTIVE_LABELS } from '../set/objective-labels.ts'
import type { ChoiceRequest } from './use-choice.ts'

/** As many fees as a bankroll commonly has. */
const USUAL_BANKROLL_IN_FEES = 20

/** How many entries, for what, and which limits hold. */
export function ChoiceForm({
  first,
  feeCents,
  mostEntries,
  limits,
  locked,
  more,
  contests,
  onChoose,
}: {
  first: ChoiceRequest
  feeCents: number
  /** The most entries of one user in the contest. */
  mostEntries: number
  /** Sentences of the rules that the entries together obey, and of those that they may not. */
  limits: (count: number) => { kept: string[]; notKept: string[] }
  /** Lineups that stay. */
  locked: number
  /** Entries in further contests, and what they cost. */
  more: { contests: number; entries: number; feesCents: number }
  /** The list of the further contests. */
  contests: ReactNode
  onChoose: (asked: ChoiceRequest) => void
}) {
  const [count, setCount] = useState(String(first.count))
  const [objective, setObjective] = useState<PortfolioObjective>(first.objective)
  const [bankroll, setBankroll] = useState(
    first.bankrollCents === null ? '' : String(first.bankrollCents / 100),
  )
  const wanted = wholeNumber(count)
  const countProblem =
    wanted === null || wanted < Math.max(1, locked) || wanted > MOST_LINEUPS
      ? `Enter a whole number from ${Math.max(1, locked)} to ${MOST_LINEUPS}.`
      : null
  const fees = (wanted ?? 0) * feeCents + more.feesCents
  const dollars = bankroll.trim() === '' ? null : Number(bankroll.replace(/[$,\s]/g, ''))
  const bankrollProblem =
    objective === 'growth' && dollars !== null && !(dollars * 100 > fees && dollars <= 1e9)
      ? `Enter more than the fees of ${formatCents(fees)}.`
      : null
  const rules = limits(wanted ?? 1)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (wanted === null || countProblem || bankrollProblem) return
    onChoose({
      count: wanted,
      objective,
      bankrollCents: objective === 'growth' && dollars !== null ? Math.round(100 * dollars) : null,
      mayRepeat: first.mayRepeat,
    })
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid gap-1.5">
        <Field
          label="Entries"
          error={countProblem}
          hint={
            wanted !== null && wanted > mostEntries
              ? `The contest takes ${formatCount(mostEntries)} of one user.`
              : null
          }
        >
          {(control) => (
            <div className="flex flex-wrap gap-1.5">
              <CountChoice
                noun={['entry', 'entries']}
                size="besideField"
                buttonClasses="min-w-12 px-3"
                fieldClasses="w-20"
                text={count}
                wanted={wanted}
                onText={setCount}
                field={control}
              />
            </div>
          )}
        </Field>
      </div>
      {contests}
      <ChoiceGroup
        legend="Choose them for"
        choices={OBJECTIVES}
        value={objective}
        hint={HINTS[objective]}
        onChange={setObjective}
      />
      {objective === 'growth' ? (
        <TextField
          label="Bankroll in dollars"
          error={bankrollProblem}
          hint={`Empty: ${USUAL_BANKROLL_IN_FEES} times the fees, ${formatCents(USUAL_BANKROLL_IN_FEES * fees)}.`}
          inputMode="decimal"
          autoComplete="off"
          value={bankroll}
          onChange={({ target }) => setBankroll(target.value)}
        />
      ) : null}
      {locked > 0 || rules.kept.length > 0 ? (
        <div className="grid gap-1 text-sm">
          {locked > 0 ? (
            <p>
              {pluralize(locked, 'locked lineup')} will be among them
              {more.contests > 0 ? ', in the contest with the highest fee' : ''}.
            </p>
          ) : null}
          {rules.kept.length > 0 ? (
            <ul aria-label="Rules of the entries together" className="grid gap-0.5 text-muted">
              {rules.kept.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : null}
      {rules.notKept.length > 0 ? (
        <Alert tone="warn">
          <p>These rules are not kept when entries are chosen together:</p>
          <ul className="list-disc pl-4">
            {rules.notKept.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <DialogFooter>
        <DialogClose asChild>
          <Button>Close</Button>
        </DialogClose>
        <Button type="submit" variant="primary" disabled={countProblem !== null || bankrollProblem !== null}>
          {wanted === null ? 'Choose' : chooseText(wanted + more.entries, 1 + more.contests)}
        </Button>
      </DialogFooter>
    </form>
  )
}

function chooseText(entries: number, contests: number): string {
  const text = `Choose ${pluralize(entries, 'entry', 'entries')}`
  return contests > 1 ? `${text} in ${contests} contests` : text
}

/** Null for a text that is no whole number. */
function wholeNumber(text: string): number | null {
  return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null
}

const OBJECTIVES = PORTFOLIO_OBJECTIVES.map((value) => ({ value, label: OBJECTIVE_LABELS[value] }))

const HINTS: Readonly<Record<PortfolioObjective, string>> = {
  profit:
    'The most dollars on average. To be paid counts more than a first prize, which simulations claim too often.',
  top1: 'The best chance that at least one entry finishes in the top 1%.',
  top01: 'The best chance that at least one entry finishes in the top 0.1%.',
  growth: 'The bankroll that grows fastest over many such contests: less risk than profit.',
}
