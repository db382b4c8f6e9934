import type { Player, Position } from '../players/player.ts'
import type { Figure } from './reading/figure-asked.ts'
import type { Task } from './reading/task-asked.ts'
import type { TeamWish } from './reading/team-asked.ts'
import type { Term } from './reading/term-asked.ts'

/**
 * What a question can be about. `no_player`: it is about a player who is not on the slate. `other`: it is not
 * understood.
 */
export type QuestionKind =
  | 'why'
  | 'why_not'
  | 'lock'
  | 'without'
  | 'instead'
  | 'compare'
  | 'best'
  | 'captain'
  | 'range'
  | 'budget'
  | 'points'
  | 'together'
  | 'split'
  | 'team'
  | 'worst'
  | 'drop'
  | 'price'
  | 'figure'
  | 'chances'
  | 'meaning'
  | 'how_to'
  | 'game'
  | 'kickoff'
  | 'weather'
  | 'injuries'
  | 'ownership'
  | 'matchup'
  | 'risk'
  | 'player'
  | 'lineup'
  | 'no_player'
  | 'other'

/** A question as it is understood. */
export type Understood = {
  kind: QuestionKind
  /** The people it names, in its order; one row each. */
  people: Player[]
  /** Others of the same name who may be meant as well; the answer names them. */
  alsoMeant: Player[]
  /** The position that it asks about. */
  position: Position | null
  /** Dollars, at most and at least; `isStrict`: `under` and `over`, which leave out the price itself. */
  price: { most: number | null; least: number | null; isStrict: boolean }
  /** `3-3 or 4-2` is [3, 3] and [4, 2]. */
  splits: readonly (readonly [number, number])[]
  /** It asks for cheap players without a price. */
  isCheap: boolean
  /** It asks for points for the money rather than for points. */
  isValue: boolean
  /** It asks about the least rather than about the most: low-owned, hardest matchup. */
  isLeast: boolean
  /** `swap A for B`: the one named second is the one to play. */
  isSwap: boolean
  /** It asks who has the highest ceiling or floor, not how high the lineup's are. */
  asksWho: boolean
  /** It asks about the floor rather than the ceiling. */
  isFloor: boolean
  /** It asks about the players of the lineup, not about those of the slate. */
  isOfLineup: boolean
  /** The single figure that it asks for. */
  figure: Figure | null
  /** The word whose meaning it asks. */
  term: Term | null
  /** What it asks how to do on the screen. */
  task: Task | null
  /** A code of the slate. */
  team: string | null
  /** What it wants of the team's players; null where it is not about how many of them there are. */
  teamWish: TeamWish | null
}
