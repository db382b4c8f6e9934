import type { JudgedGroup } from '#core/autopsy/judge-groups.ts'
import { formatCents, formatCentsError } from '#core/figures/estimates.ts'
import { formatPoints, pluralize } from '#core/figures/format.ts'
import { isShown } from '#core/games/choice-gain.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { listOf } from '#core/text/words.ts'

/** Whether the players that the group is about did what was expected, in a sentence. */
export function thesisText({ players, lineups }: JudgedGroup): string {
  if (players.length === 0)
    return 'The idea: its rules ask for no player, and it held none far more often than the other lineups did.'
  const [forecast, actual] = [sum(players, 'forecast'), sum(players, 'actual')]
  const each = players.map(
    (player) =>
      `${player.name} ${formatPoints(player.actual)} of ${formatPoints(player.forecast)} projected, in ${player.lineups} of ${pluralize(lineups, 'lineup')}`,
  )
  const together =
    players.length > 1 ? `${formatPoints(actual)} of ${formatPoints(forecast)} points together: ` : ''
  return `The idea ${actual >= forecast ? 'came' : 'did not come'}: ${together}${each.join('; ')}.`
}

/** Which of its rules the group kept, in a sentence. */
export function rulesText(
  { checked, broken, unknown, lineups }: JudgedGroup,
  sentenceOf: (rule: BuildRule) => string,
): string {
  const left =
    unknown > 0
      ? ` ${pluralize(unknown, 'rule')} on projection or ownership can’t be checked: a set does not keep them.`
      : ''
  if (checked === 0) return `Rules: none to check.${left}`
  if (broken.length === 0)
    return `Rules: ${checked === 1 ? 'its one rule' : `all ${checked}`} kept in ${lineups === 1 ? 'its lineup' : `all ${lineups} lineups`}.${left}`
  const named = broken.map(({ rule, lineups: count, isOfAll }) =>
    isOfAll ? sentenceOf(rule) : `${sentenceOf(rule)} (${count} of ${pluralize(lineups, 'lineup')})`,
  )
  return `Rules: ${broken.length} of ${checked} not kept: ${named.join('; ')}.${left}`
}

/** What neither the idea nor a rule explains, in a sentence. */
export function luckText({ ofPlayers, ofOthers, players, entries, money }: JudgedGroup): string {
  const beside =
    players.length > 0
      ? listOf([part('those players', ofPlayers), part('the others', ofOthers)])
      : part('it', ofOthers)
  const points = `Luck: of the average entry ${beside}.`
  if (money === null) return `${points} Without payouts there is no luck in dollars.`
  return `${points} ${pluralize(entries, 'entry', 'entries')} won ${formatCents(money.won)} and deserved ${formatCents(money.deserved.value)}: ${dollarsOfLuck(money)}.`
}

function dollarsOfLuck({ won, deserved }: NonNullable<JudgedGroup['money']>): string {
  const luck = { value: won - deserved.value, error: deserved.error }
  const amount = `${formatCents(Math.abs(luck.value))} ${formatCentsError(luck.error)}`.trimEnd()
  if (!isShown(luck)) return `a difference of ${amount} shows no luck`
  return `${amount} of ${luck.value > 0 ? 'good' : 'bad'} luck`
}

function part(who: string, { forecast, actual }: JudgedGroup['ofOthers']): string {
  return `${who} scored ${formatPoints(actual)} of ${formatPoints(forecast)} projected`
}

function sum(players: JudgedGroup['players'], figure: 'forecast' | 'actual'): number {
  return players.reduce((total, player) => total + player[figure], 0)
}
