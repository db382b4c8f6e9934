import { basePlayerIdOf, personKey } from '../players/player.ts'
import { kindOf, personOf } from './field-keys.ts'

/** `excluded`: nothing but the user's choice says so. */
export type WhyOut = 'out' | 'excluded'

/** The people (`personKey`) of a slate that no lineup should hold. */
export type OutPeople = ReadonlyMap<string, WhyOut>

/**
 * Who is out: by the user's marks (values of a slate's memory by their fields), and by the salary file where the user set
 * no status. Doubtful is not out. Neither is validated: another version of the app may have stored them.
 */
export function outPeople(listed: unknown, marks: unknown): OutPeople {
  const statuses = new Map<string, unknown>()
  const excluded: string[] = []
  for (const person of Array.isArray(listed) ? listed : []) statuses.set(String(person), 'Out')
  for (const [field, value] of Object.entries(marks ?? {})) {
    const person = personOf(field)
    if (person === null || value === null) continue
    if (kindOf(field) === 'injury') statuses.set(person, value)
    if (kindOf(field) === 'exclude' && value === true) excluded.push(person)
  }
  const isHurt = (person: string) => (statuses.get(person) ?? 'Healthy') !== 'Healthy'
  const out = [...statuses].flatMap(([person, status]) => (status === 'Out' ? [person] : []))
  return new Map([
    ...excluded.map((person) => [person, isHurt(person) ? 'out' : 'excluded'] as const),
    ...out.map((person) => [person, 'out'] as const),
  ])
}

type SavedPerson = { playerName: string; team: string | null }

/** The players of a saved lineup or set who are out before its lock. */
export type HeldOut = {
  /** The first kickoff; null for a file that does not say it. */
  startsAt: number | null
  /** The people, with their places in the saved rows. */
  players: { place: number; name: string; why: WhyOut }[]
}

/** Null where all of them play. */
export function heldOut(
  rows: readonly SavedPerson[],
  { startsAt, people }: { startsAt: number | null; people: OutPeople },
): HeldOut | null {
  const players = rows.flatMap((row, place) => {
    const why = whyOut(people, row)
    return why === null ? [] : [{ place, name: row.playerName, why }]
  })
  return players.length > 0 ? { startsAt, players } : null
}

/** Why a saved player is out; null for one who plays. A player who was saved without a team is found by name alone. */
function whyOut(people: OutPeople, { playerName, team }: SavedPerson): WhyOut | null {
  const basePlayerId = basePlayerIdOf(playerName)
  if (team !== null) return people.get(personKey({ basePlayerId, team })) ?? null
  const [, why] = [...people].find(([person]) => person.startsWith(`${basePlayerId}@`)) ?? []
  return why ?? null
}
