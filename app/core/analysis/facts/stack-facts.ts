import type { Format } from '../../formats/format.ts'
import { type Stack, type StackKind, stacksOfKind } from '../../lineups/stack.ts'
import type { OptimizerSettings } from '../../objective/strategy.ts'
import { type Player, personKey } from '../../players/player.ts'
import { expectedPoints } from '../../players/points.ts'
import { cleanNames } from '../../text/clean-text.ts'
import { type AnalysisFacts, analysisFacts } from './facts.ts'

/** More stacks of one kind are named, not explained. */
const MOST_EXPLAINED = 2

export type StackQuestion = {
  kind: StackKind
  /** May hold more players than the stack, such as a whole lineup. */
  players: readonly Player[]
  format: Format
  settings: OptimizerSettings
  playerPool: readonly Player[]
}

/** The facts of each stack to explain, about its members alone, and the names of the members of the other stacks. */
export type StacksToExplain = { explained: AnalysisFacts[]; others: string[][] }

/** The stacks of that kind among the players, those with the most expected points first. */
export function stacksToExplain({ kind, players, ...slate }: StackQuestion): StacksToExplain {
  const people = players.filter(
    (player, i) => players.findIndex((other) => personKey(other) === personKey(player)) === i,
  )
  const stacks = stacksOfKind(kind, people).sort((a, b) => pointsOf(b) - pointsOf(a))
  return {
    explained: stacks
      .slice(0, MOST_EXPLAINED)
      .map((stack) => analysisFacts({ ...slate, lineup: null, others: stack.players })),
    others: stacks.slice(MOST_EXPLAINED).map((stack) => cleanNames(stack.players)),
  }
}

function pointsOf({ players }: Stack): number {
  return players.reduce((sum, player) => sum + expectedPoints(player), 0)
}
