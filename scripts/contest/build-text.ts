import { noBuildAnswer, toBuildAnswer } from '#contract/build.ts'
import type { Format } from '#core/formats/format.ts'
import type { Player } from '#core/players/player.ts'
import { whosePointsOf } from '#core/players/points.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import { ruleSentence } from '#core/rules/words/rule-sentence.ts'
import { peopleNames } from '#core/rules/words/words.ts'
import type { Build, BuildRequest, BuiltLineup } from '#optimizer/build-request.ts'

/** The answer of the API with the rows that its lineups name. `build`: null where there is none. */
export function buildJson(build: Build | null, reason: string | null, request: BuildRequest): string {
  const answer = build ? toBuildAnswer(build) : noBuildAnswer(reason ?? '')
  const used = new Set(answer.lineups.flatMap(({ players }) => players))
  const pool = [...(build?.lineups.flatMap(({ players }) => players) ?? [])]
  const rows = new Map(pool.filter(({ id }) => used.has(id)).map((row) => [row.id, rowOf(row)]))
  const points = whosePointsOf(request.playerPool)
  return `${JSON.stringify({ ...answer, format: request.format.id, points, rows: Object.fromEntries(rows) }, null, 2)}\n`
}

function rowOf({ name, position, team, salary, providerId }: Player) {
  return { name, position, team, salary, providerId }
}

/** A line for each lineup, and what the build says of itself. */
export function buildTable(build: Build, request: BuildRequest): string {
  const lines = build.lineups.map((lineup, i) => lineOf(lineup, i + 1, request.format))
  const names = peopleNames(rulePool(request.playerPool, request.format))
  const unmet = build.unmet.map(({ rule, person, wanted, got }) => {
    const who = person === undefined ? '' : `${names.get(person) ?? person}: `
    return `Not met: ${ruleSentence(request.rules[rule]!, names, request.format)} (${who}${got} of ${wanted}).`
  })
  return `${[`${'#'.padStart(3)}  ${'Proj'.padStart(6)}  ${'Salary'.padStart(8)}  Lineup`, ...lines, '', orderOf(build, request), ...unmet].join('\n')}\n`
}

function lineOf(
  { players, projectedPoints, totalSalary }: BuiltLineup,
  number: number,
  format: Format,
): string {
  const salary = `$${totalSalary.toLocaleString('en-US')}`
  const figures = [String(number).padStart(3), projectedPoints.toFixed(2).padStart(6), salary.padStart(8)]
  return `${figures.join('  ')}  ${lineupText(players, format)}`
}

/** `CPT Ann One  FLEX Bea Two, Cal Three`: a slot's code once before its players. */
export function lineupText(players: readonly Player[], { rosterSlots }: Format): string {
  return players
    .map(({ name }, slot) => {
      const { code } = rosterSlots[slot]!
      if (code === rosterSlots[slot - 1]?.code) return `, ${name}`
      return `${slot === 0 ? '' : '  '}${code} ${name}`
    })
    .join('')
}

function orderOf({ lineups, exact, isProved, gap }: Build, { settings }: BuildRequest): string {
  const count = lineups.length === 1 ? '1 lineup' : `${lineups.length} lineups`
  const order = exact === 'n_best' ? 'the best that obey the rules, in order' : setWords(gap)
  const objective = `by the objective ${settings.strategy}, ${settings.contestFormat}`
  return `${count}: ${order}, ${objective}. ${isProved ? 'Proved.' : 'Not all are proved: the search ended early.'}`
}

/** The gap is rounded up. */
function setWords(gap: number | null): string {
  if (gap === null) return 'found one after another, a better set may exist'
  if (gap === 0) return 'together the best that the rules allow'
  return `at most ${(Math.ceil(gap * 100) / 100).toFixed(2)} points a lineup below the best possible set`
}
