import { tidyCell } from '#core/files/tidy-cell.ts'
import type { Format } from '#core/formats/format.ts'
import type { Player } from '#core/players/player.ts'
import { AppError } from '#core/result.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { strangersOf } from '#core/rules/reading/named.ts'
import { unfitRule } from '#core/rules/reading/unfit-rule.ts'

/**
 * Refuses rules without a meaning in the format or for this pool: a misspelt name would otherwise make a rule that binds
 * nothing.
 */
export function refuseRules(rules: readonly BuildRule[], pool: readonly Player[], mode: Format): void {
  for (const [place, rule] of rules.entries()) {
    const unfit = unfitRule(rule, mode)
    if (unfit) throw new AppError('invalid_input', `rules.${place}: ${unfit}`)
    const [stranger] = strangersOf(rule, pool)
    if (stranger === undefined) continue
    throw new AppError('invalid_input', `rules.${place}: "${tidyCell(stranger)}" is not in the pool`)
  }
}
