import { formatSalary } from '../../figures/format.ts'
import { isCaptainRow } from '../../players/player.ts'
import type { AnalysisFacts } from '../facts/facts.ts'
import { cleanText } from '../model-texts/clean-text.ts'
import { captainWord } from '../story/captain-word.ts'
import { points, share } from '../story/figures.ts'
import { objectiveUnit } from '../story/sentences.ts'
import type { Adjustment } from './adjustments.ts'

/** One sentence about the effect of the change. */
export function adjustmentSentence(
  adjustment: Adjustment,
  facts: Pick<AnalysisFacts, 'settings' | 'mode'>,
): string {
  const { reason, objectiveChange, pointsChange, salaryChange } = adjustment
  const place = isCaptainRow(adjustment.in) ? ` as ${captainWord(facts)}` : ''
  const swap = `${cleanText(adjustment.in.name)}${place} for ${cleanText(adjustment.out.name)}`
  const price =
    salaryChange === 0
      ? 'at the same price'
      : salaryChange > 0
        ? `for ${formatSalary(salaryChange)} more`
        : `and saves ${formatSalary(-salaryChange)}`
  const plain = changeText(pointsChange, 'points')
  switch (reason) {
    case 'better':
      return `${swap} ${changeText(objectiveChange, objectiveUnit(facts.settings))} ${price}.`
    case 'healthier':
      return `${swap} avoids a player marked ${adjustment.out.injuryStatus}; it ${plain} on average ${price}.`
    case 'more_points':
      return objectiveChange <= -0.005
        ? `${swap} ${plain} on average ${price}, but lowers the score under the chosen settings.`
        : `${swap} ${plain} on average ${price}.`
    case 'saves_money':
      return `${swap} ${plain} on average ${price}.`
    case 'less_owned':
      return `${swap} lowers expected ownership from ${share(adjustment.out.ownershipPct ?? 0)} to ${share(adjustment.in.ownershipPct ?? 0)}; it ${plain} on average ${price}.`
  }
}

function changeText(change: number, unit: string): string {
  if (Math.abs(change) < 0.005) return 'changes nothing'
  const figure = points(Math.abs(change))
  const amount = `${figure} ${figure === '1' ? unit.replace(/^points/, 'point') : unit}`
  return change > 0 ? `adds ${amount}` : `gives up ${amount}`
}
