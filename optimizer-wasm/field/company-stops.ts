import { COMPANY, type CompanyRole } from '#core/field/company.ts'

/*
 * The factors of `company.ts` along a path of the lineup graph. The first team's people stand in the order others,
 * quarterbacks, receivers, defenses; the second team's in the order defenses, quarterbacks, receivers, others: so little has
 * to be remembered, and not for long.
 */

/** What a path remembers of its people: part of a node. */
export type Met = {
  /** Quarterbacks of the team being passed, or of the first team at the second's defenses: 0 none, 2 one as captain. */
  quarterback: 0 | 1 | 2
  /** Defenses: 1 of the first team, 2 of the second, 3 of both. */
  defenses: number
}

export const NOBODY: Met = { quarterback: 0, defenses: 0 }

const OTHERS = 0
const QUARTERBACKS = 1
const RECEIVERS = 2
const DEFENSES = 3
const SECOND_DEFENSES = 4
const SECOND_QUARTERBACKS = 5
const SECOND_RECEIVERS = 6
const SECOND_OTHERS = 7
const OF_NO_TEAM = 8

const SECTIONS: Readonly<Record<CompanyRole, readonly [number, number]>> = {
  other: [OTHERS, SECOND_OTHERS],
  quarterback: [QUARTERBACKS, SECOND_QUARTERBACKS],
  receiver: [RECEIVERS, SECOND_RECEIVERS],
  defense: [DEFENSES, SECOND_DEFENSES],
}

/** The place of such people in the order; `side`: 0 the first team, 1 the second, -1 none. */
export function sectionOf(role: CompanyRole, side: number): number {
  return SECTIONS[role][side] ?? OF_NO_TEAM
}

/** What is remembered on the way from a person of one section to one of another. */
function remembered(met: Met, from: number, to: number): Met {
  if (from === to) return met
  const { quarterback, defenses } = met
  const isForgotten = to >= SECOND_OTHERS || (from < SECOND_QUARTERBACKS && to >= SECOND_QUARTERBACKS)
  const isOnlySeen = to === DEFENSES || to === SECOND_DEFENSES
  return {
    quarterback: isForgotten ? 0 : isOnlySeen && quarterback > 0 ? 1 : quarterback,
    defenses: to > SECOND_QUARTERBACKS ? 0 : to === SECOND_QUARTERBACKS ? defenses & 1 : defenses,
  }
}

/** What is remembered after a person of that section was taken, and the factor of the lineup's chance that comes with it. */
function meet(met: Met, section: number, isCaptain: boolean): { met: Met; factor: number } {
  const { quarterback, defenses } = met
  switch (section) {
    case QUARTERBACKS:
    case SECOND_QUARTERBACKS: {
      const faces = section === SECOND_QUARTERBACKS && quarterback === 0 && defenses > 0
      return {
        met: { quarterback: isCaptain ? 2 : quarterback === 0 ? 1 : quarterback, defenses },
        factor: faces ? COMPANY.opposingDefense : 1,
      }
    }
    case RECEIVERS:
    case SECOND_RECEIVERS: {
      if (quarterback === 0) return { met, factor: 1 }
      const { receiver, captainReceiver, receiverOfCaptain } = COMPANY
      const more = isCaptain ? captainReceiver : quarterback === 2 ? receiverOfCaptain : 1
      return { met, factor: receiver * more }
    }
    case DEFENSES:
      return { met: { quarterback, defenses: 1 }, factor: 1 }
    case SECOND_DEFENSES: {
      const faces = quarterback > 0 && (defenses & 2) === 0
      return { met: { quarterback, defenses: defenses | 2 }, factor: faces ? COMPANY.opposingDefense : 1 }
    }
    default:
      return { met, factor: 1 }
  }
}

/** How people stand, and what is remembered of them: in one game, or in several. */
export type CompanyStops = {
  remembered: typeof remembered
  meet: typeof meet
  /** A section after all others. */
  end: number
}

export const ONE_GAME: CompanyStops = { remembered, meet, end: 9 }

/* In several games the quarterbacks of a team stand before its receivers; what was met is forgotten after its last receiver. */

/** The section of players to whom no habit applies. */
export const OUTSIDE = 1_000_000

/** The place of a quarterback or receiver in the order, by the number of the team (`mateTeams`). */
export function mateSection(role: CompanyRole, team: number): number {
  return team < 0 ? OUTSIDE : 2 * team + Number(role === 'receiver')
}

/** @param mate the factor of a receiver beside the own quarterback. */
export function severalGames(mate: number): CompanyStops {
  return {
    end: OUTSIDE,
    remembered: (met, from, to) => (from >> 1 === to >> 1 ? met : NOBODY),
    meet: (met, section) => {
      if (section === OUTSIDE) return { met, factor: 1 }
      if (section % 2 === 0) return { met: { ...met, quarterback: 1 }, factor: 1 }
      return { met, factor: met.quarterback > 0 ? mate : 1 }
    },
  }
}
