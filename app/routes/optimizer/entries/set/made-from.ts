import { checksum, figuresMark } from '../../state/checksum.ts'
import { settingsOf } from '../../state/contest-of.ts'
import { type MadeFrom, PARTS_OF_A_REQUEST } from '../../state/kept-build.ts'
import { leftOutIds } from '../../state/left-out.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { rulesInForce } from './rules-in-force.ts'

/** Checksums of what a build of so many lineups of this state is made from; those of rows name people, so a newer file with the same figures has the same ones. */
export function madeFrom(state: LineupState, lineups: number): MadeFrom {
  return {
    players: checksum(leftOutIds(state)),
    points: figuresMark(state.playerPool),
    rules: checksum(rulesInForce(state, lineups).map(({ rule }) => rule)),
    settings: checksum(settingsOf(state)),
  }
}

const WORDS: Record<keyof MadeFrom, string> = {
  players: 'the choice of players',
  points: 'the players’ figures',
  rules: 'the rules',
  settings: 'the contest or the settings',
}

/** What changed since, in words; empty where nothing did, or where it is not known. */
export function changedSince(before: MadeFrom, now: MadeFrom): string[] {
  return PARTS_OF_A_REQUEST.filter((part) => before[part] !== '' && before[part] !== now[part]).map(
    (part) => WORDS[part],
  )
}
