import { playersOf } from '#core/lineups/lineup.ts'
import { type ReferenceObjective, referenceObjective } from '#optimizer/testing/reference-objective.ts'
import type { QuestionContext } from '../context.ts'
import { type OwnPerson, ownOptimum, ownPeople, type Wish } from './own-optimum.ts'

/** A slate and the lineup on screen, as the judge works with them. */
export type Slate = {
  context: QuestionContext
  people: OwnPerson[]
  /** Whether the person is in the lineup, its names, and the captain's. */
  members: string[]
  captain: string | null
  shown: number | null
  gpp: ReferenceObjective
  optimum: (wish?: Wish) => ReturnType<typeof ownOptimum>
}

const optima = new Map<string, ReturnType<typeof ownOptimum>>()

export function slateOf(context: QuestionContext): Slate {
  const { playerPool: pool, lineup } = context
  const people = ownPeople(pool)
  const rows = playersOf(lineup)
  const own = (name: string) => people.find((each) => each.name === name)!
  const captain = rows.find(({ position }) => position === 'CPT')?.name.trim() ?? null
  const members = rows.map(({ name }) => name.trim())
  const isWhole = rows.length === lineup.format.rosterSlots.length
  return {
    context,
    people,
    members,
    captain,
    shown: isWhole
      ? members.reduce((sum, name) => sum + own(name).points * (name === captain ? 1.5 : 1), 0)
      : null,
    gpp: referenceObjective(
      pool,
      { strategy: 'max_points', contestFormat: 'gpp', creativity: 50 },
      lineup.format.id === 'showdown',
    ),
    optimum: (wish = {}) => {
      const key = `${pool[0]!.name} ${pool.length} ${JSON.stringify(wish)}`
      const found = optima.get(key) ?? ownOptimum(pool, lineup.format, wish)
      optima.set(key, found)
      return found
    },
  }
}

/** From the variance and the covariance that the reference objective adds for a GPP. */
export function correlationOf(one: OwnPerson, other: OwnPerson, { context, gpp }: Slate): number {
  const [a, b] = [one, other].map(({ row }) => context.playerPool.findIndex(({ id }) => id === row.id))
  const variance = (place: number) => gpp.value(place) - gpp.points(place)
  return gpp.pair(a!, b!) / (2 * Math.sqrt(variance(a!) * variance(b!)))
}

export function lineupSpread({ context, gpp }: Slate): number {
  const places = playersOf(context.lineup).map((row) =>
    context.playerPool.findIndex(({ id }) => id === row.id),
  )
  const variance = places.reduce((sum, place, i) => {
    const pairs = places.slice(0, i).reduce((inner, other) => inner + gpp.pair(other, place), 0)
    return sum + gpp.value(place) - gpp.points(place) + pairs
  }, 0)
  return Math.sqrt(variance / 0.02)
}

/** Of a player's points, by position and mean. */
export function ownSpread(position: string, mean: number): number {
  const fixed = ({ QB: 8, DST: 5.7 } as Record<string, number>)[position]
  if (fixed !== undefined) return mean >= fixed ? fixed : Math.sqrt(fixed * Math.max(0, mean))
  return Math.sqrt(
    (({ RB: 4.7, WR: 5.4, TE: 4.6, K: 2.4 } as Record<string, number>)[position] ?? 0) * Math.max(0, mean),
  )
}

export function teamsOf({ context }: Slate): [string, number][] {
  const counts = new Map<string, number>()
  for (const { team } of playersOf(context.lineup)) counts.set(team!, (counts.get(team!) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
}

export function namesIn(text: string | undefined, { people }: Slate): string[] {
  return [...(text ?? '').matchAll(/«(\d+)»/g)].map(([, place]) => people[Number(place)]!.name)
}
