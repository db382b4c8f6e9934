import type { Format } from '#core/formats/format.ts'
import { type OptimizerSettings, STRATEGIES } from '#core/objective/strategy.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import type { InjuryStatus, Player } from '#core/players/player.ts'
import type { LineupRule } from '#core/rules/lineup-rule.ts'
import { type Random, seededRandom } from '#optimizer/testing/random-requests.ts'
import { below } from '../../numbers/testing/random-choice.ts'

/** A small slate on which every lineup can be tried, with settings, locks and exclusions; the same for the same seed. */
export type ChangingSlate = {
  format: Format
  pool: Player[]
  settings: OptimizerSettings
  /** Row ids. The locked row is of a person who is not excluded. */
  lockedIds: string[]
  excludedIds: string[]
  /** In every fourth slate. */
  rules: LineupRule[]
  random: Random
}

const SHOWDOWN_POSITIONS = ['QB', 'RB', 'WR', 'TE', 'K', 'DST']
const LEAGUE_POSITIONS = 'QB QB RB RB RB RB WR WR WR WR TE TE K K DST DST'.split(' ')
const ONE_OF_A_TEAM = (['QB', 'WR'] as const).map(
  (position): LineupRule => ({ kind: 'one_of_a_team', position }),
)
const MARKS: InjuryStatus[] = ['Questionable', 'Doubtful', 'Out']

/** `format` must have a captain with rows of its own, or none. */
export function changingSlate(format: Format, seed: number): ChangingSlate {
  const random = seededRandom(seed)
  const people = format.captain ? showdownPeople(random) : leaguePeople(random)
  const pool = format.captain ? people.flatMap((flex) => [flex, captainOf(flex, format)]) : people
  const rowsOf = (number: number) => pool.filter((row) => row.basePlayerId === people[number]!.basePlayerId)
  const isLocked = random() < 0.3
  const locked = rowsOf(below(random, people.length - 1))
  return {
    format,
    pool,
    settings: {
      strategy: STRATEGIES[seed % 3]!,
      contestFormat: random() < 0.5 ? 'cash' : 'gpp',
      creativity: [50, 0, 80, 100][below(random, 4)]!,
    },
    lockedIds: isLocked ? [locked[below(random, locked.length)]!.id] : [],
    excludedIds: random() < 0.3 ? rowsOf(people.length - 1).map(({ id }) => id) : [],
    rules: seed % 4 === 1 ? ONE_OF_A_TEAM : [],
    random,
  }
}

/** Ten people, five of each team, at prices that the budget does not allow all of. */
function showdownPeople(random: Random): Player[] {
  return Array.from({ length: 10 }, (_, number) =>
    personOf(random, number, {
      position: SHOWDOWN_POSITIONS[below(random, 6)]!,
      team: number % 2 ? 'BUF' : 'KC',
      opponent: number % 2 ? 'KC' : 'BUF',
      salary: 200 * (10 + below(random, 50)),
    }),
  )
}

/** Sixteen people of four teams, at prices from $3 to $18. */
function leaguePeople(random: Random): Player[] {
  const opponents: Record<string, string> = { KC: 'BUF', BUF: 'KC', SF: 'LAR', LAR: 'SF' }
  return LEAGUE_POSITIONS.map((position, number) => {
    const team = Object.keys(opponents)[below(random, 4)]!
    return personOf(random, number, {
      position,
      team,
      opponent: opponents[team]!,
      salary: 3 + below(random, 16),
    })
  })
}

function personOf(random: Random, number: number, known: Partial<Player>): Player {
  return makePlayer({
    id: `p${number}`,
    name: `Person N${number}`,
    fppg: Math.round(2400 * random()) / 100,
    outlookScore: below(random, 101),
    leverageScore: below(random, 101),
    ownershipPct: below(random, 60),
    injuryStatus: random() < 0.1 ? MARKS[below(random, 3)]! : 'Healthy',
    projectedPoints: random() < 0.1 ? Math.round(2400 * random()) / 100 : null,
    ...known,
  })
}

function captainOf(flex: Player, { captain }: Format): Player {
  return {
    ...flex,
    id: `${flex.id}-c`,
    position: captain!.code,
    salary: flex.salary * captain!.salary,
    captainPricing: 'scaled',
  }
}
