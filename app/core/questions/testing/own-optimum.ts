import type { Format } from '#core/formats/format.ts'
import type { Player } from '#core/players/player.ts'

/*
 * The best lineup by expected points, worked out by dynamic programming over people, slots and dollars. It shares no code
 * with the optimizer: it is what the judge compares answers with.
 */

export type OwnPerson = {
  name: string
  team: string | null
  position: string
  price: number
  points: number
  isOut: boolean
  row: Player
}

export type Wish = {
  kept?: readonly string[]
  without?: readonly string[]
  captain?: string
  ofCaptainsTeam?: readonly number[]
  /** So many players of that team, both ends included. */
  ofTeam?: { team: string; least: number; most: number }
}

/** Points of the best and of the second best lineup, null where there is none, and the number of legal lineups. */
export type OwnOptimum = { best: number | null; second: number | null; count: number }

const HEALTH = { Healthy: 1, Questionable: 0.9, Doubtful: 0.25, Out: 0 }

/** Each person once, with the price and the counted points of a plain slot. */
export function ownPeople(pool: readonly Player[]): OwnPerson[] {
  return pool
    .filter(({ position }) => position !== 'CPT')
    .map((row) => ({
      name: row.name.trim(),
      team: row.team,
      position: row.actualPosition,
      price: row.salary,
      points: (row.projectedPoints ?? row.fppg) * HEALTH[row.injuryStatus],
      isOut: row.injuryStatus === 'Out',
      row,
    }))
}

/** A state: the two best sums of points of the ways that lead to it, and how many ways there are. */
type Cell = [best: number, second: number, ways: number]

export function ownOptimum(pool: readonly Player[], format: Format, wish: Wish = {}): OwnOptimum {
  const { kept = [], without = [] } = wish
  const able = ownPeople(pool).filter(
    ({ name, isOut }) => !without.includes(name) && (!isOut || kept.includes(name)),
  )
  return format.captain ? withCaptain(able, format, wish) : withPositions(able, format, wish)
}

function withCaptain(
  able: readonly OwnPerson[],
  format: Format,
  { kept = [], captain, ofCaptainsTeam, ofTeam }: Wish,
): OwnOptimum {
  const unit = 100
  const flex = format.rosterSlots.length - 1
  const teams = new Set(able.map(({ team }) => team))
  const cells: Cell[] = []
  for (const leader of able) {
    if (captain !== undefined && leader.name !== captain) continue
    const room = Math.floor((format.budget - leader.price * 1.5) / unit)
    if (room < 0) continue
    const lead = leader.points * 1.5
    // Players, those of the captain's team among them, dollars.
    let states = new Map<number, Cell>([[0, [lead, -Infinity, 1]]])
    const key = (players: number, own: number, spent: number) => (players * 10 + own) * 1000 + spent
    for (const person of able) {
      if (person === leader) continue
      const cost = Math.round(person.price / unit)
      const next = kept.includes(person.name) ? new Map<number, Cell>() : new Map(states)
      for (const [state, cell] of states) {
        const [players, own, spent] = [
          Math.floor(state / 10_000),
          Math.floor(state / 1000) % 10,
          state % 1000,
        ]
        if (players === flex || spent + cost > room) continue
        const to = key(players + 1, own + (person.team === leader.team ? 1 : 0), spent + cost)
        next.set(to, merged(next.get(to), shifted(cell, person.points)))
      }
      states = next
    }
    for (const [state, cell] of states) {
      const [players, own] = [Math.floor(state / 10_000), Math.floor(state / 1000) % 10]
      const isMixed = teams.size < 2 || own < flex
      // Of two teams the players who are not of the captain's are the other one's.
      const ofAsked = ofTeam?.team === leader.team ? own + 1 : flex - own
      const fits = !ofTeam || (ofAsked >= ofTeam.least && ofAsked <= ofTeam.most)
      if (players === flex && isMixed && fits && (ofCaptainsTeam?.includes(own + 1) ?? true)) cells.push(cell)
    }
  }
  return optimumOf(cells)
}

function withPositions(able: readonly OwnPerson[], format: Format, { kept = [], ofTeam }: Wish): OwnOptimum {
  const places = new Map<string, number>()
  for (const { accepts } of format.rosterSlots) {
    const position = (accepts as readonly string[])[0]!
    places.set(position, (places.get(position) ?? 0) + 1)
  }
  // Players of the position, players of the asked team, dollars.
  let whole = new Map<number, Cell>([[0, [0, -Infinity, 1]]])
  for (const [position, wanted] of places) {
    let states = new Map([...whole].map(([spent, cell]) => [spent, cell]))
    for (const person of able.filter((each) => each.position === position)) {
      const next = kept.includes(person.name) ? new Map<number, Cell>() : new Map(states)
      for (const [state, cell] of states) {
        const [players, spent] = [Math.floor(state / 100_000), state % 1000]
        if (players === wanted || spent + person.price > format.budget) continue
        const to = state + 100_000 + (person.team === ofTeam?.team ? 1000 : 0) + person.price
        next.set(to, merged(next.get(to), shifted(cell, person.points)))
      }
      states = next
    }
    whole = new Map(
      [...states]
        .filter(([state]) => Math.floor(state / 100_000) === wanted)
        .map(([state, cell]) => [state % 100_000, cell]),
    )
  }
  const fits = (state: number) => {
    const held = Math.floor(state / 1000)
    return !ofTeam || (held >= ofTeam.least && held <= ofTeam.most)
  }
  return optimumOf([...whole].filter(([state]) => fits(state)).map(([, cell]) => cell))
}

function shifted([best, second, ways]: Cell, points: number): Cell {
  return [best + points, second + points, ways]
}

function merged(a: Cell | undefined, b: Cell): Cell {
  if (!a) return b
  const [first, second] = [a[0], a[1], b[0], b[1]].sort((x, y) => y - x)
  return [first!, second!, a[2] + b[2]]
}

function optimumOf(cells: readonly Cell[]): OwnOptimum {
  if (cells.length === 0) return { best: null, second: null, count: 0 }
  const [best, second, count] = cells.reduce((a, b) => merged(a, b))
  return { best, second: Number.isFinite(second) ? second : null, count }
}
