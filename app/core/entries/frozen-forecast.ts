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

/** The text whose hash froze the forecast, as long as nothing was changed since; null where it never was frozen. */
export function frozenText(entryKey: string, forecast: EntryForecast): string | null {
  return forecast.frozen ? contentOf(entryKey, forecast, forecast.frozen) : null
}

/** Whether the forecast says what it said when it was frozen; null where it never was. */
export async function isAsFrozen(entryKey: string, forecast: EntryForecast): Promise<boolean | null> {
  const text = frozenText(entryKey, forecast)
  return text === null ? null : (await sha256(text)) === forecast.frozen?.sha256
}

/** Whether it was made before the first kickoff, as far as that is known: later it knows something of the game. */
export function isBeforeLock({ madeAt, frozen }: Pick<EntryForecast, 'madeAt' | 'frozen'>): boolean {
  return frozen?.locksAt == null || madeAt < frozen.locksAt
}

/**
 * The forecast of an entry that is recorded again: a new one from before the lock, else what was frozen of the same lineup before
 * the lock, which can't be made again later. `earlier`: what is recorded of it. `players`: its lineup now, by the provider's ids.
 */
export function keptForecast(
  forecast: EntryForecast | null,
  earlier: EntryForecast | null,
  players: readonly string[],
): EntryForecast | null {
  if (!earlier?.frozen || (forecast && isBeforeLock(forecast))) return forecast
  const isSame = players.toSorted().join() === earlier.frozen.players.toSorted().join()
  return isSame && isBeforeLock(earlier) ? earlier : forecast
}

/** The frozen forecasts of one contest. */
export type FrozenTogether = {
  /** One hash for all of them (`hashOfAll`). */
  sha256: string
  forecasts: number
  /** Those that do not say what they said when frozen, and those made after the lock. */
  changed: number
  late: number
  /** When the last one was made, and the first kickoff; milliseconds since 1970. */
  madeAt: number
  locksAt: number | null
}

/** Null where none was frozen. */
export async function frozenTogether(
  entries: readonly { entryKey: string; forecast: EntryForecast | null }[],
): Promise<FrozenTogether | null> {
  const known = entries.flatMap(({ entryKey, forecast }) =>
    forecast?.frozen ? [{ entryKey, forecast, frozen: forecast.frozen }] : [],
  )
  const [first, ...others] = known
  if (!first) return null
  const last = others.reduce(
    (latest, each) => (latest.forecast.madeAt >= each.forecast.madeAt ? latest : each),
    first,
  )
  const asFrozen = await Promise.all(known.map(({ entryKey, forecast }) => isAsFrozen(entryKey, forecast)))
  return {
    sha256: await hashOfAll(known.map(({ frozen }) => frozen)),
    forecasts: known.length,
    changed: asFrozen.filter((is) => is === false).length,
    late: known.filter(({ forecast }) => !isBeforeLock(forecast)).length,
    madeAt: last.forecast.madeAt,
    locksAt: last.frozen.locksAt,
  }
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
    means
      ? [means.top1, means.cash, means.roi, means.steep, ...(means.crowd === undefined ? [] : [means.crowd])]
      : null,
    mostDupes ?? null,
  ])
}
