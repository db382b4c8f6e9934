import { CircleAlert, CircleCheck } from 'lucide-react'
import { memo } from 'react'
import { Card, CardBody, CardTitle } from '#app/components/ui/card.tsx'
import { ProgressBar } from '#app/components/ui/progress-bar.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatPct, formatSalary } from '#core/figures/format.ts'
import { type BudgetState, budgetState, type Lineup, playersOf, totalSalary } from '#core/lineups/lineup.ts'

const STATES: Record<BudgetState, { icon: typeof CircleCheck; text: string; bar: string }> = {
  'Under Budget': { icon: CircleCheck, text: 'text-good', bar: 'bg-good' },
  'Near Limit': { icon: CircleCheck, text: 'text-foreground', bar: 'bg-accent' },
  'Over Budget': { icon: CircleAlert, text: 'text-bad', bar: 'bg-bad' },
}

/** Salary spent, salary left, and the average left per open slot. */
export default memo(function BudgetTracker({ lineup }: { lineup: Lineup }) {
  const { budget, rosterSlots } = lineup.format
  const spent = totalSalary(lineup)
  const openSlots = rosterSlots.length - playersOf(lineup).length
  const state = budgetState(spent, budget)
  const { icon: Icon, text, bar } = STATES[state]
  const usedPct = (spent / budget) * 100
  return (
    <Card aria-labelledby="budget-title">
      <CardBody>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <CardTitle id="budget-title">Budget Tracker</CardTitle>
          <p className={classNames('flex items-center gap-1 text-sm font-medium', text)}>
            <Icon aria-hidden className="size-4" />
            {state}
          </p>
        </div>
        <ProgressBar
          label="Budget used"
          value={Math.round(usedPct)}
          max={100}
          valueText={`${formatPct(usedPct)} of ${formatSalary(budget)}`}
          fill={bar}
        />
        <dl className="grid gap-1 text-sm">
          <Figure name="Spent" value={formatSalary(spent)} />
          <Figure name="Remaining" value={formatSalary(budget - spent)} bad={spent > budget} />
          <Figure
            name="Per open slot"
            value={openSlots > 0 ? formatSalary(Math.floor((budget - spent) / openSlots)) : '-'}
          />
        </dl>
      </CardBody>
    </Card>
  )
})

function Figure({ name, value, bad = false }: { name: string; value: string; bad?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className={classNames('font-medium tabular-nums', bad && 'text-bad')}>{value}</dd>
    </div>
  )
}
