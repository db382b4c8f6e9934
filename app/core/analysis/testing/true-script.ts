import type { Player } from '../../players/player.ts'
import type { ChangingSlate } from './changing-slates.ts'
import { type Claim, namesIn } from './read-story.ts'
import { correlation, isDoubted } from './slate-rows.ts'

/** Whether positions, teams and doubts of the players are those of the script. */
export function isScript(words: Claim['words'], slate: ChangingSlate, members: readonly Player[]): boolean {
  const rows = namesIn(words.names!).map((name) => members.find((player) => player.name === name)!)
  if (rows.some((player) => player === undefined || isDoubted(player, slate))) return false
  const own = (team: string) => rows.filter((player) => player.team === team)
  const isAt = (player: Player, ...positions: string[]) => positions.includes(player.actualPosition)
  const isPassing = (team: string) => {
    const [passer, ...targets] = own(team)
    return (
      passer?.actualPosition === 'QB' &&
      targets.every((player) => isAt(player, 'WR', 'TE') && correlation(passer, player, slate) > 0.05)
    )
  }
  const { throws, behind, both, leads } = words
  if (throws) return own(throws).length === rows.length && rows.length > 1 && isPassing(throws)
  if (behind) {
    const runner = members.find((player) => player.name === words.runner)
    return (
      own(behind).length === rows.length &&
      isPassing(behind) &&
      runner?.actualPosition === 'RB' &&
      runner.team === words.ahead &&
      runner.opponent === behind &&
      !members.some(
        (player) => player.team === behind && isAt(player, 'RB', 'K', 'DST') && !isDoubted(player, slate),
      )
    )
  }
  if (both) {
    const across = own(words.other!)
    return (
      isPassing(both) &&
      across.length > 0 &&
      across.length + own(both).length === rows.length &&
      across.every((player) => isAt(player, 'QB', 'WR', 'TE') && player.opponent === both)
    )
  }
  return (
    own(leads!).length === rows.length &&
    rows.length > 1 &&
    rows.every((player) => isAt(player, 'RB', 'K', 'DST'))
  )
}

export function dependOnEachOther(a: Player, b: Player, slate: ChangingSlate): boolean {
  if (isDoubted(a, slate) || isDoubted(b, slate) || a === b) return false
  const figure = correlation(a, b, slate)
  const isQb = a.actualPosition === 'QB' && ['QB', 'WR', 'TE'].includes(b.actualPosition)
  const isLead =
    a.team === b.team && [a, b].every(({ actualPosition }) => ['RB', 'K', 'DST'].includes(actualPosition))
  // A pair of quarterback and target counts for the passer with the most points alone.
  return (isQb && figure > 0.2) || (isLead && figure >= 0.05)
}

export function isLowest(words: Claim['words'], slate: ChangingSlate, members: readonly Player[]): boolean {
  const sure = members.filter((player) => !isDoubted(player, slate))
  const named = correlation(
    sure.find(({ name }) => name === words.a)!,
    sure.find(({ name }) => name === words.b)!,
    slate,
  )
  return sure.every((a) => sure.every((b) => a === b || correlation(a, b, slate) >= named - 1e-9))
}
