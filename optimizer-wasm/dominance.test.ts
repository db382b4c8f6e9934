import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { CONTEST_FORMATS, type OptimizerSettings, STRATEGIES } from '#core/objective/strategy.ts'
import { withCaptainTwins } from '#core/players/captain-twins.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { INJURY_STATUSES, isCaptainRow, NFL_POSITIONS, type Player } from '#core/players/player.ts'
import { type LineupRule, ONE_QUARTERBACK_A_TEAM } from '#core/rules/lineup-rule.ts'
import { loadKernel } from './kernel.node.ts'
import { findBestLineup } from './optimizer.ts'
import { addUpEveryLineup } from './testing/every-lineup.ts'
import { type Random, seededRandom } from './testing/random-requests.ts'
import { referenceObjective } from './testing/reference-objective.ts'
import { share } from './testing/share.ts'

/*
 * Pools so large that most of their rows are dominated and skipped by the search; only a sum over every lineup shows
 * whether a skipped row was needed. The objective is the reference's, not the app's.
 */

/** Rounding to 1/10,000 point, once for each row and each pair, can change a total by this much. */
const ROUNDING = 0.0025

const kernel = await loadKernel()

const KINDS = [
  'one strong team',
  'ties',
  'points are the price',
  'no points',
  'some projected',
  'nearly alike',
  'anything',
] as const

test.each(KINDS.flatMap((kind) => CONTEST_FORMATS.map((contest) => [kind, contest] as const)))(
  '%s, %s: of every lineup none is better, and the runner-up is the second of all',
  (kind, contestFormat) => {
    for (let seed = 0; seed < share(220); seed++) {
      const random = seededRandom(1000 * KINDS.indexOf(kind) + seed)
      const people = 14 + Math.floor(random() * (seed % 20 === 0 ? 7 : 3))
      const rows = poolOf(kind, people, random)
      const settings = settingsOf(contestFormat, random)
      expectTheBest(rows, settings, `${kind}, ${contestFormat}, seed ${seed}`)
    }
  },
)

test.each(KINDS.flatMap((kind) => CONTEST_FORMATS.map((contest) => [kind, contest] as const)))(
  '%s, %s, one quarterback a team: the same among lineups that obey',
  (kind, contestFormat) => {
    for (let seed = 0; seed < share(60); seed++) {
      const random = seededRandom(50_000 + 1000 * KINDS.indexOf(kind) + seed)
      const rows = poolOf(kind, 14 + Math.floor(random() * 3), random).map((row, i): Player => {
        // Half of the people are quarterbacks: a person has two rows.
        if (i % 4 > 1) return row
        return { ...row, actualPosition: 'QB', position: isCaptainRow(row) ? row.position : 'QB' }
      })
      const settings = settingsOf(contestFormat, random)
      expectTheBest(rows, settings, `${kind}, ${contestFormat}, seed ${seed}`, [ONE_QUARTERBACK_A_TEAM])
    }
  },
)

function expectTheBest(
  playerPool: Player[],
  settings: OptimizerSettings,
  name: string,
  rules: readonly LineupRule[] = [],
): void {
  const answer = findBestLineup(
    { playerPool, format: SHOWDOWN, budget: 50_000, settings, keptPlayers: [], rules, withRunnerUp: true },
    kernel,
  )
  const reference = referenceObjective(playerPool, settings)
  const areRivals = (a: Player, b: Player) =>
    a.team !== null &&
    a.team === b.team &&
    rules.some(({ position }) => a.actualPosition === position && b.actualPosition === position)
  const { best, second } = addUpEveryLineup(playerPool, reference, 50_000, areRivals)
  expect(answer.ok, name).toBe(best !== null)
  if (!answer.ok || best === null) return
  const { players, objective, optimal, runnerUpGap } = answer.value
  const indexes = players.map(({ id }) => playerPool.findIndex((row) => row.id === id))
  const own = indexes.reduce(
    (sum, row, place) =>
      sum +
      reference.value(row) +
      indexes.slice(0, place).reduce((terms, other) => terms + reference.pair(other, row), 0),
    0,
  )
  expect(optimal, name).toBe(true)
  expect(Math.abs(objective - own), name).toBeLessThan(ROUNDING)
  expect(best - own, name).toBeLessThan(2 * ROUNDING)
  expect(runnerUpGap === null, name).toBe(second === null)
  if (runnerUpGap !== null && second !== null)
    expect(Math.abs(runnerUpGap - (best - second)), name).toBeLessThan(4 * ROUNDING)
}

function poolOf(kind: (typeof KINDS)[number], people: number, random: Random): Player[] {
  const below = (limit: number) => Math.floor(random() * limit)
  const flex = Array.from({ length: people }, (_, number): Player => {
    const isStrong = random() < 0.6
    const [team, opponent] = isStrong ? ['KC', 'BUF'] : ['BUF', 'KC']
    const position = NFL_POSITIONS[below(NFL_POSITIONS.length)]!
    const salary = salaryOf(kind, below)
    const fppg = {
      'one strong team': isStrong ? 8 + below(1500) / 100 : below(300) / 100,
      ties: 4 * below(4),
      'points are the price': salary / 500,
      'no points': number < 3 ? below(2000) / 100 : 0,
      'some projected': below(2000) / 100,
      'nearly alike': 10 + below(250) / 100,
      anything: below(2600) / 100 - 1,
    }[kind]
    const isProjected = kind === 'some projected' && random() < 0.5
    return makePlayer({
      ...{ id: `p${number}`, name: `Player ${number}`, position, fppg, salary },
      team: kind === 'anything' && random() < 0.08 ? null : team,
      opponent,
      injuryStatus: random() < 0.85 ? 'Healthy' : INJURY_STATUSES[below(INJURY_STATUSES.length)]!,
      outlookScore: below(101),
      leverageScore: below(101),
      synergyMultiplier: random() < 0.9 ? 1 : 0.5 + random(),
      projectedPoints: isProjected ? below(2600) / 100 : null,
    })
  })
  return withCaptainTwins(flex, SHOWDOWN)
}

function salaryOf(kind: (typeof KINDS)[number], below: (limit: number) => number): number {
  if (kind === 'points are the price') return 2000 + 37 * below(250)
  // Pairs decide among those who are worth nearly the same at nearly the same price.
  return kind === 'nearly alike' ? 5000 + 200 * below(3) : 200 * (1 + below(50))
}

function settingsOf(contestFormat: OptimizerSettings['contestFormat'], random: Random): OptimizerSettings {
  const creativity = [0, 30, 50, 50, 100][Math.floor(random() * 5)]!
  return { strategy: STRATEGIES[Math.floor(random() * STRATEGIES.length)]!, contestFormat, creativity }
}
