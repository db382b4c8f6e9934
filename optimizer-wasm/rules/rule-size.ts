import type { Player } from '#core/players/player.ts'
import type { BuildRule, Range } from '#core/rules/build-rule.ts'

/** Of all sums together, nine bytes each while they are made: at most 0.4 s and 11 MB. 32 teams of 800 rows: 45 such rules. */
const MOST_WEIGHTS_MADE = 1_200_000

/**
 * Whether the sums of the rules (rule-limits.ts) would take too long to make. Counted before the first one is, because a
 * rule for each team of a pool with a thousand teams is a thousand sums, each with a weight for every row.
 */
export function areTooManyToMake(rules: readonly BuildRule[], rows: readonly Player[]): boolean {
  const teams = new Set(rows.map(({ team }) => team)).size
  const games = new Set(rows.map(({ team, opponent }) => `${team} ${opponent}`)).size
  const sums = rules.reduce((total, rule) => total + sumsOf(rule, teams, games), 0)
  return sums * rows.length > MOST_WEIGHTS_MADE
}

/** At most so many. */
function sumsOf(rule: BuildRule, teams: number, games: number): number {
  switch (rule.kind) {
    case 'group':
      if (rule.when && rule.when.team !== 'any') return games * sidesOf(rule.count)
      return { lineup: 1, team: teams, game: games }[rule.per] * sidesOf(rule.count)
    case 'team_split':
    case 'split_share':
      return 2 * teams
    case 'feature_share':
      return 2 * games
    default:
      return 2
  }
}

function sidesOf({ min, max }: Range): number {
  return (min === null ? 0 : 1) + (max === null ? 0 : 1)
}
