import { linearScale } from '#app/components/charts/scale.ts'
import { habitNumber } from '#core/verdict/habit-text.ts'
import type { GroupMean, HabitFigures } from '#core/verdict/habits.ts'
import { HABIT_NAMES } from '#core/verdict/what-to-change.ts'

const GROUPS = ['field', 'best', 'mine'] as const
type Group = (typeof GROUPS)[number]
const NAMES: Record<Group, string> = { field: 'Field', best: 'Top 1%', mine: 'You' }

/** One habit: the groups' averages as marks on a line, and as figures with the mark of each. */
export function HabitRow({ figures }: { figures: HabitFigures }) {
  const known = GROUPS.flatMap((group) => {
    const mean: GroupMean | null = figures[group]
    return mean ? { group, mean: mean.mean } : []
  })
  // One spread of single lineups to each side: differences of averages look as large as they are.
  const low = Math.min(figures.field.mean - figures.fieldSpread, ...known.map(({ mean }) => mean))
  const high = Math.max(figures.field.mean + figures.fieldSpread, ...known.map(({ mean }) => mean))
  const place = linearScale(low === high ? [low - 1, high + 1] : [low, high], [3, 97])
  return (
    <li className="grid gap-1 text-sm">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{HABIT_NAMES[figures.habit]}</span>
        <span className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
          {known.map(({ group, mean }) => (
            <span key={group} className="inline-flex items-center gap-1">
              <svg aria-hidden width={12} height={12}>
                <Mark group={group} x="50%" />
              </svg>
              {NAMES[group]} {habitNumber(figures.habit, mean)}
            </span>
          ))}
        </span>
      </span>
      <svg aria-hidden width="100%" height={12} className="block overflow-visible">
        <line x1="0" x2="100%" y1={6} y2={6} className="stroke-border" />
        {known.map(({ group, mean }) => (
          <Mark key={group} group={group} x={`${place(mean)}%`} />
        ))}
      </svg>
    </li>
  )
}

/** Also the shape tells the groups apart: a ring, a bar, a dot. */
function Mark({ group, x }: { group: Group; x: string }) {
  switch (group) {
    case 'field':
      return <circle cx={x} cy={6} r={4.5} fill="none" strokeWidth={2} className="stroke-muted" />
    case 'best':
      return <line x1={x} x2={x} y1={0} y2={12} strokeWidth={3} className="stroke-gold" />
    case 'mine':
      return <circle cx={x} cy={6} r={4} className="fill-accent forced-colors:fill-[Highlight]" />
  }
}
