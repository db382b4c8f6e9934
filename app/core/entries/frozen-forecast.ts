import { sha256 } from '../text/sha256.ts'
import type { EntryForecast, FrozenForecast } from './entered-entry.ts'

/*
 * A forecast is frozen by the SHA-256 of all that it says, so that a later change of it is known to anyone who has the hash from
 * before the contest. It says of itself what it needs, so nothing else has to be kept.
 */

type Known = Omit<FrozenForecast, 'sha256'>

/** The forecast with its hash. @param entryKey the provider's number of the entry. */
export async function frozenForecast(
  entryKey: string,
  forecast: EntryForecast,
  known: Known,
): Promise<EntryForecast> {
  return { ...forecast, frozen: { ...known, sha256: await sha256(contentOf(entryKey, forecast, known)) } }
}

/** Whether the forecast says what it said when it was frozen; null where it never was. */
export async function isAsFrozen(entryKey: string, forecast: EntryForecast): Promise<boolean | null> {
  const { frozen } = forecast
  return frozen ? (await sha256(contentOf(entryKey, forecast, frozen))) === frozen.sha256 : null
}

/** One hash for the forecasts of several entries, whatever their order. */
export function hashOfAll(frozen: readonly Pick<FrozenForecast, 'sha256'>[]): Promise<string> {
  return sha256(
    frozen
      .map((each) => each.sha256)
      .sort()
      .join('\n'),
  )
}

/** In a fixed order, since stored JSON may name the figures in another one. */
function contentOf(entryKey: string, forecast: EntryForecast, { players, inputs, locksAt }: Known): string {
  const { points, win, top1, cash, roi, dupes, games, madeAt, claim } = forecast
  const { errors, means, mostDupes } = claim ?? {}
  return JSON.stringify([
    ...[entryKey, players, inputs, locksAt, madeAt, games],
    ...[points, win, top1, cash, roi, dupes],
    errors ? [errors.top1, errors.cash, errors.roi] : null,
    means ? [means.top1, means.cash, means.roi, means.steep] : null,
    mostDupes ?? null,
  ])
}
