import { formatSalary } from '#core/figures/format.ts'
import { budgetLabel, captainSlotIndex } from '#core/formats/format.ts'
import { type Lineup, type PlacementIssue, totalSalary } from '#core/lineups/lineup.ts'
import type { Player } from '#core/players/player.ts'
import type { Notice, RunKind } from './lineup-state.ts'

type RunNotices = {
  done: string
  /** `cause`: the sentence of the search. */
  nothing: (cause: string, why: 'nothing' | 'too_dear') => Omit<Notice, 'failed'>
  error: Omit<Notice, 'failed'>
}

/** The texts of SPEC.md section 8. */
export const RUN_NOTICES: Record<RunKind, RunNotices> = {
  optimize: {
    done: 'Lineup optimized!',
    // SPEC.md's text, where prices are the cause.
    nothing: (cause, why) => ({
      title: 'No valid lineup found',
      description:
        why === 'too_dear'
          ? 'Your players are too expensive. Try adding cheaper players or increase budget.'
          : cause,
    }),
    error: { title: 'Optimization failed', description: 'Please try again' },
  },
  fill: {
    done: 'Lineup filled!',
    nothing: () => ({
      title: 'Could not fill lineup',
      description: 'No valid players found to fill remaining slots',
    }),
    error: { title: 'Fill lineup failed', description: 'Please try again' },
  },
  search_further: {
    done: 'Search finished',
    nothing: () => ({ title: 'No better lineup found' }),
    error: { title: 'Search failed', description: 'The lineup is as it was' },
  },
}

/** Why the player cannot be placed, with the texts of SPEC.md section 8. */
export function placementNotice(issue: PlacementIssue, lineup: Lineup, player: Player): Notice {
  return { ...placementText(issue, lineup, player), failed: true }
}

function placementText(
  issue: PlacementIssue,
  lineup: Lineup,
  player: Player,
): { title: string; description: string } {
  const { format } = lineup
  switch (issue) {
    case 'already_in_lineup':
      return { title: 'Player already in lineup', description: `${player.name} is already selected` }
    case 'captain_slot_full':
      return { title: 'Captain slot full', description: 'Remove the captain first' }
    case 'flex_slots_full':
      return { title: 'FLEX slots full', description: 'Remove a FLEX player first' }
    case 'position_slots_full':
      return {
        title: `${player.position} slots full`,
        description: `Remove a ${player.position} first`,
      }
    case 'wrong_slot':
      return { title: 'Invalid position', description: wrongSlotText(lineup, player) }
    case 'over_budget': {
      const excess = totalSalary(lineup) + player.salary - format.budget
      return {
        title: 'Over budget',
        description: `${player.name} would exceed the ${budgetLabel(format)} budget by ${formatSalary(excess)}`,
      }
    }
  }
}

function wrongSlotText({ format }: Lineup, player: Player): string {
  const { captain } = format
  if (captain) {
    const slot = `slot ${captainSlotIndex(format) + 1}`
    return `S${slot.slice(1)} requires ${captain.code}; ${captain.code} only in ${slot}`
  }
  return `${format.name} has no slot there for a ${player.position}`
}
