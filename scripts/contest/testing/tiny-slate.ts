import { makeSlate } from '#core/fixtures/made-slate.ts'
import { rowId, showdownSalaries } from '#core/fixtures/salary-files.ts'
import { randomFrom } from '#core/numbers/random-from.ts'

/** A slate that is small enough to write down all its lineups, by loops that know nothing of the engines. */
export type TinySlate = {
  salaries: string
  /** All legal lineups: places of people, the captain first. */
  lineups: number[][]
  people: { name: string; team: string; salary: number }[]
}

const BUDGET = 50_000
const HEADER = 'CPT,FLEX,FLEX,FLEX,FLEX,FLEX'

/** The four dearest people of each team. */
export function tinySlate(): TinySlate {
  const made = makeSlate(7)
  const dearest = (team: string) =>
    made.people
      .filter((person) => person.team === team)
      .sort((a, b) => b.salary - a.salary)
      .slice(0, 4)
  const people = [...dearest(made.home), ...dearest(made.away)].map((person, i) => ({
    ...person,
    // Cheap enough that most lineups fit, and not all of them.
    salary: 5600 + 500 * i,
  }))
  return { salaries: showdownSalaries({ ...made, people }), lineups: everyLineup(people), people }
}

function everyLineup(people: TinySlate['people']): number[][] {
  const all: number[][] = []
  for (let captain = 0; captain < people.length; captain++)
    for (let chosen = 0; chosen < 2 ** people.length; chosen++) {
      const flex = people.flatMap((_, i) => (Math.floor(chosen / 2 ** i) % 2 === 1 ? i : []))
      if (flex.length !== 5 || flex.includes(captain)) continue
      const price = flex.reduce((sum, i) => sum + people[i]!.salary, 1.5 * people[captain]!.salary)
      const teams = new Set([captain, ...flex].map((i) => people[i]!.team))
      if (price <= BUDGET && teams.size === 2) all.push([captain, ...flex])
    }
  return all
}

/** An upload file of lineups. */
export function uploadOf(lineups: readonly (readonly number[])[]): string {
  return [HEADER, ...lineups.map((lineup) => idsOf(lineup).join())].join('\r\n')
}

export function idsOf(lineup: readonly number[]): string[] {
  return lineup.map((person, slot) => rowId(person, slot === 0 ? 'CPT' : 'FLEX'))
}

/** An ownership in percent that a field can have: every lineup gets a random share, and the shares of people follow. */
export function someOwnership({ lineups, people }: TinySlate): { captain: number[]; flex: number[] } {
  const random = randomFrom(11)
  const weights = lineups.map(() => 0.2 + random())
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const captain = people.map(() => 0)
  const flex = people.map(() => 0)
  for (const [i, lineup] of lineups.entries())
    for (const [slot, person] of lineup.entries())
      (slot === 0 ? captain : flex)[person]! += (100 * weights[i]!) / total
  return { captain, flex }
}

export function ownershipFile(
  { people }: TinySlate,
  { captain, flex }: ReturnType<typeof someOwnership>,
): string {
  const rows = people.map(({ name, team }, i) => `${name},${team},${captain[i]},${flex[i]}`)
  return ['Name,Team,Captain,Flex', ...rows].join('\n')
}
