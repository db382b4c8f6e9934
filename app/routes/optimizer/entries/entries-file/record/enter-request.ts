import { type EnterSetRequest, fromEnteredEntry } from '#contract/entered-entries.ts'
import type { SaveEntrySetRequest } from '#contract/entry-sets.ts'
import { ENTRY_KEY } from '#core/entries/entered-entry.ts'
import { MOST_SET_LINEUPS } from '#core/entries/entry-set.ts'
import { lineupKey, lineupOf, projectedPoints } from '#core/lineups/lineup.ts'
import { contestTypeOf } from '#core/payouts/contest-line.ts'
import type { Player } from '#core/players/player.ts'
import { checksum } from '../../../state/checksum.ts'
import { contestOf } from '../../../state/contest-of.ts'
import type { LineupState } from '../../../state/lineup-state.ts'
import { groupsOfSet } from '../../groups/groups-of-set.ts'
import { saveSetRequest } from '../../save/save-request.ts'
import { rulesOfList } from '../../set/rules-in-force.ts'
import type { EntryChange } from '../entry-changes.ts'
import { forecastOf, type Simulated } from './forecast-of.ts'

/** A set of the lineups of a downloaded file, and its entries at the provider. */
export type EnterRequest = {
  set: SaveEntrySetRequest
  entries: EnterSetRequest['entries']
  /** Equal for equal lineups in equal groups: the set of an earlier download then serves again. */
  mark: string
}

type Downloaded = {
  changes: readonly EntryChange[]
  /** By contest key. */
  simulated: ReadonlyMap<string, Simulated>
  slate: { id: number | null; name: string }
  /** Milliseconds since 1970. */
  now: number
}

/**
 * What is recorded of a downloaded file. An entry is left out if the slate does not list one of its players, or if the set
 * is full; null where none is left.
 */
export function enterRequest(
  { changes, simulated, slate, now }: Downloaded,
  state: Pick<LineupState, 'format' | 'playerPool' | 'buildRules' | 'build' | 'settings' | 'contest'>,
): EnterRequest | null {
  const { format } = state
  const places = new Map<string, number>()
  const lineups: { players: Player[] }[] = []
  const entries = changes.flatMap(({ entry, after }) => {
    const players = after.filter((player) => player !== null)
    if (players.length < format.rosterSlots.length || !ENTRY_KEY.test(entry.entryKey)) return []
    const lineup = lineupOf(format, players)
    const key = lineupKey(lineup)
    if (!places.has(key)) {
      if (lineups.length === MOST_SET_LINEUPS) return []
      places.set(key, lineups.length)
      lineups.push({ players })
    }
    const { entryKey, contestKey, contestName, feeCents } = entry
    const own = simulated.get(contestKey)
    const points = projectedPoints(lineup)
    return fromEnteredEntry({
      entryKey,
      contestKey: contestKey.slice(0, 64),
      contestName: contestName.slice(0, 255),
      feeCents,
      lineup: places.get(key)!,
      forecast: forecastOf(own?.lineups[key], {
        points,
        games: own?.games ?? 1,
        madeAt: now,
        means: own?.means,
      }),
    })
  })
  if (entries.length === 0) return null
  const [only, ...others] = new Set(entries.map(({ contest_name }) => contest_name))
  const details = {
    name: `${slate.name}, ${entries.length === 1 ? '1 entry' : `${entries.length} entries`}`.slice(0, 255),
    contestName: others.length === 0 ? (only ?? '') : `${others.length + 1} contests`,
    contestType: contestTypeOf(contestOf(state)),
    entryFee: null,
  }
  const under = { rules: rulesOfList(state, lineups.length), groups: groupsOfSet(state.build, lineups) }
  const set = saveSetRequest(details, lineups, under, { modeId: format.id, slate })
  return { set, entries, mark: checksum([set.players, set.lineups, ...(set.groups ?? [])]) }
}
