import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { contestName } from './contest-words.ts'

/** All contests of the slate by name, its own first, with the user's entries in each. */
export function contestsOf(
  { moreContests }: Pick<LineupState, 'moreContests'>,
  contest: ContestSettings,
  count: number,
): { name: string; settings: ContestSettings; mine: number }[] {
  const own = { settings: contest, mine: count }
  const contests = [own, ...moreContests].map((each) => ({ ...each, name: contestName(each.settings) }))
  // Two of one name are told apart by their places.
  return contests.map((each, place) => {
    const isTwice = contests.some((other) => other !== each && other.name === each.name)
    return isTwice ? { ...each, name: `${each.name} (${place + 1})` } : each
  })
}
