import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { below, pick } from '#core/numbers/testing/random-choice.ts'
import { CONTEST_FORMATS, STRATEGIES } from '#core/objective/strategy.ts'
import { type Player, personKey } from '#core/players/player.ts'
import type { SetRule } from '#core/rules/build-rule.ts'
import type { BuildRequest } from '../../build-request.ts'
import { bigLeagueSlate, showdownSlate } from '../../testing/generated-slates.ts'
import { type Random, seededRandom } from '../../testing/random-requests.ts'

/** Small pools whose lineups can all be listed; without rules. The same for the same seed. */
export function smallBuild(seed: number, random: Random = seededRandom(seed)): BuildRequest {
  const settings = {
    strategy: pick(random, STRATEGIES),
    contestFormat: pick(random, CONTEST_FORMATS),
    creativity: pick(random, [20, 50, 50, 90]),
  }
  const count = 1 + below(random, 10)
  if (random() < 0.7) {
    const playerPool = tied(random, showdownSlate(7 + below(random, 3), seed))
    const flex = playerPool.filter(({ position }) => position !== 'CPT').map(({ salary }) => salary)
    const average = flex.reduce((sum, salary) => sum + salary, 0) / flex.length
    const budget = Math.round(6.5 * average * (0.85 + 0.5 * random()))
    return { playerPool, format: SHOWDOWN, budget, settings, count, rules: [] }
  }
  const league = bigLeagueSlate(600, seed)
  const wanted = { QB: 2, RB: 4, WR: 4, TE: 2, K: 1, DST: 2 }
  const playerPool = Object.entries(wanted).flatMap(([position, players]) =>
    league.filter((player) => player.position === position).slice(0, players),
  )
  const dollars = playerPool.reduce((sum, { salary }) => sum + salary, 0)
  const budget = Math.round((dollars * 10 * (0.9 + 0.3 * random())) / playerPool.length)
  return { playerPool: tied(random, playerPool), format: BIG_LEAGUE, budget, settings, count, rules: [] }
}

/** At times with points of 5 and 10 only, so that many lineups are equal. */
function tied(random: Random, players: readonly Player[]): Player[] {
  if (random() < 0.8) return [...players]
  return players.map((player) => ({ ...player, fppg: player.fppg > 8 ? 10 : 5 }))
}

function peopleOfPool({ playerPool }: BuildRequest): string[] {
  return [...new Set(playerPool.map(personKey))]
}

/** One to five shares of persons, groups and team splits, with minimums, maximums or both, and at times captains. */
export function randomShares(random: Random, request: BuildRequest): SetRule[] {
  const rules = Array.from({ length: 1 + below(random, 5) }, (): SetRule => {
    const min = random() < 0.7 ? 10 * (1 + below(random, 9)) : null
    const max = min === null || random() < 0.3 ? Math.min(100, (min ?? 10) + 10 * below(random, 5)) : null
    if (request.format.captain && random() < 0.15)
      return { kind: 'split_share', ofCaptainsTeam: 2 + below(random, 4), pct: { min, max }, isStrict: false }
    return randomExposure(random, request, min, max)
  })
  if (request.format.captain && random() < 0.3)
    rules.push({ kind: 'captains', atLeast: 2 + below(random, 4) })
  return rules
}

export function randomExposure(
  random: Random,
  request: BuildRequest,
  min: number | null,
  max: number | null,
): SetRule {
  const people = peopleOfPool(request)
  return {
    kind: 'exposure',
    players: {
      people: random() < 0.75 ? [pick(random, people)] : [pick(random, people), pick(random, people)],
    },
    slots: request.format.captain ? pick(random, ['captain', 'flex', 'any', 'any']) : 'any',
    pct: { min, max },
    isStrict: false,
  }
}
