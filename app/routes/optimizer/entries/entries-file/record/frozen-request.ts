import { fromForecast, toForecast } from '#contract/entered-entries.ts'
import { frozenForecast } from '#core/entries/frozen-forecast.ts'
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
