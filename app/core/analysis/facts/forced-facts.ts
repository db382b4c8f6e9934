import { captainOf, type Lineup, lineupOf, playersOf } from '../../lineups/lineup.ts'
import { isSamePerson, personKey } from '../../players/player.ts'
import { cleanNames, cleanText } from '../../text/clean-text.ts'
import type { ForcedPlayer } from '../alternatives/forced-player.ts'

/** The best legal lineup with this player, compared with the current lineup: every change of person and of captain. */
export type ForcedFacts = {
  name: string
  slot: string
  /** Positive is what it costs, negative what it gains; null when no legal lineup holds the player. */
  objectiveCost: number | null
  pointsCost: number | null
  projected: number | null
  /** Who leaves, and who comes besides the player. */
  out: string[]
  in: string[]
  /** Another captain than the current one and than the player; null where there is none. */
  newCaptain: string | null
  /** The current captain, where that player stays in the lineup without being its captain. */
  captainToFlex: string | null
}

export function forcedFacts({ player, slotCode, best }: ForcedPlayer, lineup: Lineup | null): ForcedFacts {
  const name = cleanText(player.name)
  if (!best) return { ...NO_LINEUP, name, slot: slotCode }
  const now = lineup ? playersOf(lineup) : []
  const [before, after] = [new Set(now.map(personKey)), new Set(best.players.map(personKey))]
  const oldCaptain = lineup && captainOf(lineup)
  const newCaptain = lineup && captainOf(lineupOf(lineup.format, best.players))
  const isNewCaptain = newCaptain !== null && !(oldCaptain && isSamePerson(newCaptain, oldCaptain))
  return {
    name,
    slot: slotCode,
    objectiveCost: best.objectiveCost,
    pointsCost: best.pointsCost,
    projected: best.projectedPoints,
    out: cleanNames(now.filter((other) => !after.has(personKey(other)))),
    in: cleanNames(
      best.players.filter((other) => !before.has(personKey(other)) && !isSamePerson(other, player)),
    ),
    newCaptain: isNewCaptain && !isSamePerson(newCaptain, player) ? cleanText(newCaptain.name) : null,
    captainToFlex:
      isNewCaptain && oldCaptain && after.has(personKey(oldCaptain)) ? cleanText(oldCaptain.name) : null,
  }
}

const NO_LINEUP = {
  objectiveCost: null,
  pointsCost: null,
  projected: null,
  out: [],
  in: [],
  newCaptain: null,
  captainToFlex: null,
}
