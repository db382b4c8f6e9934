import { gamesSoFarText } from '#core/field/live-games.ts'
import type { ContestSettings, OpponentsFile } from '#core/payouts/contest-settings.ts'

/**
 * The opponents of a late swap in these contests, and what it does not know, as sentences; empty before the first kickoff, when
 * nothing is scored that could be known.
 * @param scored whose points so far count in a contest without a file.
 */
export function fieldText(
  contests: readonly Pick<ContestSettings, 'opponents'>[],
  { isLate, scored }: { isLate: boolean; scored: OpponentsFile | undefined },
): string {
  if (!isLate) return ''
  const files = contests.flatMap(({ opponents }) => opponents ?? [])
  if (files.length === 0)
    return 'Opponents and points are as before the first kickoff: what is scored is not known here. Standings taken now, chosen as Opponents in the contest’s settings, show the real ones.'
  const names = [...new Set(files.map(({ name }) => name))].join(', ')
  const hidden = files.some(({ hidesPlayers }) => hidesPlayers)
    ? '; players whose games were to come are drawn from the ownership'
    : ''
  const others =
    files.length < contests.length ? ' In other contests they are drawn as before the first kickoff.' : ''
  const known = contests.map(({ opponents }) => (opponents ?? scored)?.games)
  const games = [...new Set(known.flatMap((each) => (each ? gamesSoFarText(each) : [])))]
  const where = known.includes(undefined) ? ' where they are known' : ''
  const points =
    games.length === 0
      ? 'Points are as before the first kickoff'
      : `Points so far count${where}: ${games.join('; ')}`
  return `Opponents are those of ${names}${hidden}.${others} ${points}.`
}
