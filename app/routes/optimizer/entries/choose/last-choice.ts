import type { ChosenEntries } from '#app/lib/threads/entries/entries-messages.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import type { PortfolioObjective } from '#optimizer/portfolio/portfolio-request.ts'
import type { KeptBuild } from '../../state/kept-build.ts'
import { keyOf } from '../set/keep-build.ts'

/** What was found when the entries of the list were chosen. */
export type LastChoice = {
  entries: ChosenEntries
  objective: PortfolioObjective
  /** As they were when the entries were chosen, in their order. */
  contests: readonly { name: string; settings: ContestSettings }[]
}

/** The last choice of this page, with the lineups that it is about: figures of a list that was changed since are not shown. */
let last: { list: string; choice: LastChoice } | null = null

export function rememberChoice(build: KeptBuild, choice: LastChoice): void {
  last = { list: listMark(build), choice }
}

/** Null where the list is not the one that was chosen. */
export function choiceOf(build: KeptBuild | null): LastChoice | null {
  return build && last?.list === listMark(build) ? last.choice : null
}

function listMark({ rows, lineups }: KeptBuild): string {
  return JSON.stringify([rows, lineups.map(keyOf)])
}
