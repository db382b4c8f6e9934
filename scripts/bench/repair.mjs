import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { personKey } from '#core/players/player.ts'
import { buildLineups } from '#optimizer/build.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { repairLineups } from '#optimizer/repair.ts'
import { bigLeagueSlate } from '#optimizer/testing/generated-slates.ts'
import { formatTime, printTable, spread, timeOnce } from '../lib/measure.mjs'
import { EXPOSURES, GPP, PLAIN, requestOf, TEN_RULES } from './build.mjs'

/**
 * @import { BuildRule } from '#core/rules/build-rule.ts'
 * @import { BuildRequest } from '#optimizer/build-request.ts'
 * @import { Kernel } from '#optimizer/kernel.ts'
 * @import { RepairWay } from '#optimizer/repair.ts'
 */

export const title =
  'Repairs of 150 lineups whose most used players are out, ms: median (10th to 90th percentile)'

/** @type {BuildRule} */
const TWO_APART = { kind: 'uniques', players: 2, captainSwapCounts: false }
/** The whole repair, on a machine that does nothing else. */
const BUDGET_MS = 300

export async function run() {
  const kernel = await loadKernel()
  const all = [...TEN_RULES, ...EXPOSURES]
  const league = { playerPool: bigLeagueSlate(300, 7), mode: BIG_LEAGUE, budget: BIG_LEAGUE.budget }
  printTable([
    row('1 out', requestOf(PLAIN, []), 1, { kind: 'best' }, kernel),
    row('1 out, 2 apart', requestOf(PLAIN, [TWO_APART]), 1, { kind: 'best' }, kernel),
    row('1 out, ten rules and shares', requestOf(PLAIN, all), 1, { kind: 'best' }, kernel),
    row('3 out', requestOf(PLAIN, []), 3, { kind: 'best' }, kernel),
    row('1 out, same team', requestOf(PLAIN, []), 1, { kind: 'same_team' }, kernel),
    row('1 out, gpp', requestOf(GPP, []), 1, { kind: 'best' }, kernel),
    row('1 out, ten rules and shares, gpp', requestOf(GPP, all), 1, { kind: 'best' }, kernel),
    row('3 out, gpp', requestOf(GPP, []), 3, { kind: 'best' }, kernel),
    row('Big League, 1 out', { ...requestOf(PLAIN, []), ...league }, 1, { kind: 'best' }, kernel),
    row('Big League, 3 out, gpp', { ...requestOf(GPP, []), ...league }, 3, { kind: 'best' }, kernel),
  ])
}

/**
 * @param {string} name
 * @param {BuildRequest} request
 * @param {number} out how many of the most used players
 * @param {RepairWay} way
 * @param {Kernel} kernel
 */
function row(name, request, out, way, kernel) {
  const built = buildLineups(request, kernel)
  if (!built.ok) throw new Error(built.error.message)
  const lineups = built.value.lineups.map(({ players }) => players.map(({ id }) => id))
  const gone = built.value.exposures.slice(0, out).map(({ person }) => person)
  const excludedIds = request.playerPool
    .filter((player) => gone.includes(personKey(player)))
    .map(({ id }) => id)
  const repair = () => repairLineups({ ...request, excludedIds, lineups, way }, kernel)
  const times = spread(Array.from({ length: 9 }, () => timeOnce(repair)))
  const { repaired, unrepairable, isProved } = repair()
  return {
    repair: name,
    ms: formatTime(times),
    budget: BUDGET_MS,
    affected: repaired.length + unrepairable.length,
    repaired: repaired.length,
    'more changed than out': repaired.filter(({ further }) => further > 0).length,
    proved: isProved ? 'yes' : 'no',
  }
}
