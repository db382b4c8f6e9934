import type { HeldOut, WhyOut } from '#core/slate-memory/out-people.ts'

/** The players of a saved lineup or set who are out, until it locks. */
export type HeldOutWire = {
  /** The first kickoff; null for a file that does not say it. */
  locks_at: string | null
  /** `place`: in the players of the lineup or set. `excluded`: nothing but the user's choice says so. */
  players: { place: number; name: string; why: WhyOut }[]
}

export function toHeldOutWire(held: HeldOut | null): HeldOutWire | null {
  if (held === null) return null
  const { startsAt, players } = held
  return { locks_at: startsAt === null ? null : new Date(startsAt).toISOString(), players }
}
