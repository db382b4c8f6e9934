import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { DEFAULT_SETTINGS } from '#core/objective/strategy.ts'
import { type LineupRule, ONE_QUARTERBACK_A_TEAM } from '#core/rules/lineup-rule.ts'
import type { Kernel } from '../kernel.ts'
import type { OptimizeRequest } from '../optimize-request.ts'
import { optimizeLineup } from '../optimizer.ts'
import { bigLeagueSlate, showdownSlate } from './generated-slates.ts'

/** Requests whose answers must be the same in every runtime, byte for byte. */
export function goldenRequests(): OptimizeRequest[] {
  const slate = showdownSlate(60, 1)
  const league = bigLeagueSlate(300, 2)
  const showdown = {
    playerPool: slate,
    format: SHOWDOWN,
    budget: 50_000,
    keptPlayers: [],
    withRunnerUp: true,
  }
  const bigLeague = {
    playerPool: league,
    format: BIG_LEAGUE,
    budget: 100,
    keptPlayers: [],
    withRunnerUp: true,
  }
  const gpp = { strategy: 'best_value', contestFormat: 'gpp', creativity: 80 } as const
  // One receiver of a team is a rule that decides here; the quarterbacks of these slates are far apart.
  const rules: LineupRule[] = [ONE_QUARTERBACK_A_TEAM, { kind: 'one_of_a_team', position: 'WR' }]
  return [
    { ...showdown, settings: { strategy: 'max_points', contestFormat: 'cash', creativity: 50 } },
    { ...showdown, settings: gpp },
    { ...showdown, settings: gpp, keptPlayers: [slate[5]!, slate[20]!], excludedIds: [slate[0]!.id] },
    { ...showdown, settings: DEFAULT_SETTINGS, playerPool: slate.map((player) => ({ ...player, fppg: 0 })) },
    { ...showdown, settings: DEFAULT_SETTINGS, budget: 9_000 },
    { ...bigLeague, settings: DEFAULT_SETTINGS },
    { ...bigLeague, settings: { ...gpp, creativity: 20 } },
    { ...showdown, settings: DEFAULT_SETTINGS, rules },
    { ...showdown, settings: { ...gpp, priceGuard: true }, rules, keptPlayers: [slate[5]!, slate[20]!] },
  ]
}

/** The answers to all requests as one text. */
export function goldenAnswers(kernel: Kernel): string {
  return answersAsText(goldenRequests().map((request) => optimizeLineup(request, kernel)))
}

/** Players by id. */
export function answersAsText(answers: readonly ReturnType<typeof optimizeLineup>[]): string {
  const short = answers.map((answer) =>
    answer.ok ? { ...answer.value, players: answer.value.players.map(({ id }) => id) } : answer.error,
  )
  return `${JSON.stringify(short, null, 2)}\n`
}
