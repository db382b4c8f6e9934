import { fromForecast, toForecast } from '#contract/entered-entries.ts'
import { frozenForecast, isBeforeLock } from '#core/entries/frozen-forecast.ts'
import { gamesOf } from '#core/players/games.ts'
import type { Player } from '#core/players/player.ts'
import { countedPoints } from '#core/players/points.ts'
import { sha256 } from '#core/text/sha256.ts'
import type { EnterRequest } from './enter-request.ts'

/** The request with its forecasts frozen: each with its lineup, and with the points and the ownership of the pool. */
export async function frozenRequest(request: EnterRequest, pool: readonly Player[]): Promise<EnterRequest> {
  const { set, entries } = request
  const inputs = await sha256(
    JSON.stringify(pool.map((player) => [player.providerId, countedPoints(player), player.ownershipPct])),
  )
  const locksAt = gamesOf(pool)[0]?.kickoff?.getTime() ?? null
  return {
    ...request,
    entries: await Promise.all(
      entries.map(async (entry) => {
        if (!entry.forecast) return entry
        const players = set.lineups[entry.lineup]!.map((place) => set.players[place]!.provider_id ?? '')
        const known = { players, inputs, locksAt }
        const forecast = await frozenForecast(entry.entry_key, toForecast(entry.forecast), known)
        return { ...entry, forecast: fromForecast(forecast) }
      }),
    ),
  }
}

/**
 * The entries of a download with the forecasts of the one before where it has none or one from after the lock: what was frozen of
 * the same lineup before the lock stays.
 */
export function withEarlierForecasts(
  { set, entries }: EnterRequest,
  before: EnterRequest['entries'],
): EnterRequest['entries'] {
  const known = new Map(before.map(({ entry_key, forecast }) => [entry_key, forecast]))
  const idsOf = ({ lineup }: { lineup: number }) =>
    set.lineups[lineup]!.map((place) => set.players[place]!.provider_id ?? '')
  return entries.map((entry) => {
    const earlier = known.get(entry.entry_key)
    if (!earlier?.frozen || (entry.forecast && isBeforeLock(toForecast(entry.forecast)))) return entry
    const isSame = idsOf(entry).sort().join() === earlier.frozen.players.toSorted().join()
    return isSame && isBeforeLock(toForecast(earlier)) ? { ...entry, forecast: earlier } : entry
  })
}
