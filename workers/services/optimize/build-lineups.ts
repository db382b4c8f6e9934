import { type BuildAnswer, type BuildRequestWire, noBuildAnswer, toBuildAnswer } from '#contract/build.ts'
import { formatOfPool } from '#contract/format.ts'
import { settingsOf } from '#contract/insights.ts'
import { playerFromWire } from '#contract/player.ts'
import { tidyCell } from '#core/files/tidy-cell.ts'
import type { Format } from '#core/formats/format.ts'
import { lineupOf } from '#core/lineups/lineup.ts'
import { type BrokenRule, brokenRules } from '#core/lineups/lineup-rules.ts'
import { withCaptainTwins } from '#core/players/captain-twins.ts'
import type { Player } from '#core/players/player.ts'
import { AppError } from '#core/result.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { rulesByDefault } from '#core/rules/default-rules.ts'
import { strangersOf } from '#core/rules/reading/named.ts'
import { unfitRule } from '#core/rules/reading/unfit-rule.ts'
import { buildInSlices } from '#optimizer/build.ts'
import { loadKernel } from '#optimizer/kernel.worker.ts'
import { STEPS_OF_A_SEARCH } from '#optimizer/optimizer.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { takeBuildTurn } from './build-turn.ts'
import { lockedCellsOf } from './locked-cells-of.ts'
import { refuseOtherFormat } from './refuse-other-format.ts'
import { throttleSearch } from './throttle-search.ts'
import { whoIsUsed } from './who-is-used.ts'

/**
 * 1 to 150 lineups of the pool under rules, or the reason why there are fewer. All searches share one step budget, so the
 * answer of a hopeless request has the lineups found until then. Builds take turns in an isolate, and each pauses for other
 * requests.
 */
export async function buildLineups(ctx: ServiceContext, request: BuildRequestWire): Promise<BuildAnswer> {
  requireUser(ctx)
  const { count, keptLineups, bannedLineups } = request
  const playerPool = request.players.map(playerFromWire)
  const format = formatOfPool(request, playerPool)
  const rules =
    request.rules ?? rulesByDefault({ format, playerPool, lineups: count, contestFormat: request.gameMode })
  refuseOtherFormat(playerPool, format)
  refuseRules(rules, playerPool, format)
  refuseLineups(keptLineups, count, playerPool, format)
  const lockedCells = lockedCellsOf(request, playerPool, format)
  const { excludedIds, warnings } = whoIsUsed(request, playerPool, format, rules)
  const kernel = await loadKernel()
  const spent = await throttleSearch(ctx)
  const turn = await takeBuildTurn()
  try {
    const built = await buildInSlices(
      {
        playerPool,
        format,
        budget: request.budget ?? format.budget,
        settings: settingsOf(request),
        excludedIds,
        ...lockedCells,
        count,
        rules,
        keptLineups,
        bannedLineups,
        stepBudget: STEPS_AT_THE_EDGE,
        stepsOfASearch: STEPS_OF_A_LONG_SEARCH,
      },
      kernel,
      STEPS_OF_A_SLICE,
      turn.pause,
    )
    spent(TIME_OF_A_STEP * (built.ok ? built.value.steps : STEPS_OF_A_SEARCH))
    const answer = built.ok ? toBuildAnswer(built.value) : noBuildAnswer(built.error.message)
    return {
      ...answer,
      ...(request.rules ? {} : { rules }),
      ...(warnings.length > 0 ? { warnings } : {}),
    }
  } finally {
    turn.end()
  }
}

/** A build also plans between its searches, so a step takes up to twice the time of a step of one search. */
const TIME_OF_A_STEP = 2

/** A build takes the thread of all users, so it has the budget of one search at most: about a second. */
const STEPS_AT_THE_EDGE = STEPS_OF_A_SEARCH
/** About 5 ms, or one search, between two pauses; 100 ms where a search is hard. */
const STEPS_OF_A_SLICE = 100_000
const STEPS_OF_A_LONG_SEARCH = 2_000_000

/**
 * Refuses rules without a meaning in the format or for this pool: a misspelt name would otherwise make a rule that binds
 * nothing.
 */
function refuseRules(rules: readonly BuildRule[], pool: readonly Player[], format: Format): void {
  for (const [place, rule] of rules.entries()) {
    const unfit = unfitRule(rule, format)
    if (unfit) throw new AppError('invalid_input', `rules.${place}: ${unfit}`)
    const [stranger] = strangersOf(rule, pool)
    if (stranger === undefined) continue
    throw new AppError('invalid_input', `rules.${place}: "${tidyCell(stranger)}" is not in the pool`)
  }
}

/** A kept lineup stays whatever it costs: the user may have lowered the budget since. */
const REASONS: Record<Exclude<BrokenRule, 'over_budget'>, string> = {
  empty_slot: 'has too few players',
  wrong_slot: 'has a player in a slot that does not take that row',
  duplicate_person: 'has a player twice',
  one_side: 'has players of one team alone',
}

/**
 * Refuses kept lineups that are more than the build has, that the pool does not have, that break a rule of the contest, or
 * that are there twice: they would come back twice.
 */
function refuseLineups(
  kept: readonly (readonly string[])[],
  count: number,
  pool: readonly Player[],
  format: Format,
): void {
  if (kept.length > count) throw new AppError('invalid_input', `keptLineups must be at most count, ${count}`)
  const rows = new Map(withCaptainTwins([...pool], format).map((row) => [row.id, row]))
  const places = new Map<string, number>()
  for (const [place, ids] of kept.entries()) {
    const problem = problemOf(ids, rows, format) ?? sameAs(places.get(keyOf(ids)))
    if (problem) throw new AppError('invalid_input', `keptLineups.${place} ${problem}`)
    places.set(keyOf(ids), place)
  }
}

/** Equal for lineups of the same rows in any order: a captain's row is another one than the same player's flex row. */
function keyOf(ids: readonly string[]): string {
  return JSON.stringify(ids.toSorted())
}

function sameAs(place: number | undefined): string | null {
  return place === undefined ? null : `is the lineup of keptLineups.${place} once more`
}

function problemOf(ids: readonly string[], rows: ReadonlyMap<string, Player>, format: Format): string | null {
  const stranger = ids.find((id) => !rows.has(id))
  if (stranger !== undefined) return `has a row that is not in the pool: "${tidyCell(stranger)}"`
  if (ids.length > format.rosterSlots.length) return `has more than ${format.rosterSlots.length} players`
  const players = ids.map((id) => rows.get(id)!)
  const broken = brokenRules(lineupOf(format, players)).find((rule) => rule !== 'over_budget')
  return broken ? REASONS[broken] : null
}
