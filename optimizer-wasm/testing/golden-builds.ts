import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { personKey } from '#core/players/player.ts'
import type { BuildRule, SlotKind } from '#core/rules/build-rule.ts'
import { buildLineups } from '../build.ts'
import type { BuildRequest } from '../build-request.ts'
import type { Kernel } from '../kernel.ts'
import { bigLeagueSlate, showdownSlate } from './generated-slates.ts'

/** Builds whose answers must be the same in every runtime, byte for byte. */
function goldenBuilds(): BuildRequest[] {
  const slate = showdownSlate(60, 1)
  const league = bigLeagueSlate(300, 2)
  const plain = { strategy: 'max_points', contestFormat: 'cash', creativity: 50 } as const
  const gpp = { strategy: 'best_value', contestFormat: 'gpp', creativity: 80 } as const
  const showdown = { playerPool: slate, format: SHOWDOWN, budget: 50_000, count: 20 }
  const bigLeague = { playerPool: league, format: BIG_LEAGUE, budget: 100, count: 20 }
  const uniques: BuildRule = { kind: 'uniques', players: 2, captainSwapCounts: true }
  const share = (
    row: number,
    min: number | null,
    max: number | null,
    slots: SlotKind = 'any',
  ): BuildRule => ({
    kind: 'exposure',
    players: { people: [personKey(slate[row]!)] },
    slots,
    pct: { min, max },
    isStrict: false,
  })
  const captains: BuildRule[] = [
    { kind: 'captains', atLeast: 8 },
    {
      kind: 'exposure',
      players: {},
      slots: 'captain',
      pct: { min: null, max: 20 },
      isStrict: false,
      each: true,
    },
  ]
  const shares = [share(0, 60, null), share(2, null, 30), share(10, 20, 40, 'captain'), share(30, 40, null)]
  return [
    { ...showdown, settings: plain, rules: [] },
    { ...showdown, settings: gpp, rules: [uniques] },
    { ...showdown, settings: plain, rules: [uniques, ...shares] },
    { ...showdown, settings: gpp, rules: [...captains, ...shares] },
    { ...bigLeague, settings: plain, rules: [uniques] },
    { ...bigLeague, settings: gpp, rules: [] },
  ]
}

/** The answers to all builds as one text, players by id. */
export function goldenBuildAnswers(kernel: Kernel): string {
  const answers = goldenBuilds().map((request) => {
    const built = buildLineups(request, kernel)
    if (!built.ok) return built.error
    const lineups = built.value.lineups.map(({ players, objective, totalSalary }) =>
      [objective, totalSalary, ...players.map(({ id }) => id)].join(' '),
    )
    const { exact, unmet, isProved, gap, shortfall } = built.value
    return { lineups, exact, unmet, isProved, ...(gap === null ? {} : { gap }), shortfall }
  })
  return `${JSON.stringify(answers, null, 1)}\n`
}
