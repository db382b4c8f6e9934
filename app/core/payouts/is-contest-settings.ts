import { isRecord } from '../collections/is-record.ts'
import { ASSUMED_FIGURES, type AssumedFigure } from './assumed-figures.ts'
import { CONTEST_KINDS, type ContestKind } from './contest-kinds.ts'
import type { ContestSettings } from './contest-settings.ts'
import { MOST_TIERS } from './payout-tiers.ts'

/**
 * Validates the contest of a stored slate: another version of the app may have written it. Values that fit no contest are
 * valid here, so that the user sees what they typed with the reason; `simContestOf` tells it.
 */
export function isContestSettings(value: unknown): value is ContestSettings {
  if (!isRecord(value)) return false
  const {
    name,
    kind,
    size,
    fillPct,
    feeCents,
    maxEntries,
    poolCents,
    ticketCents,
    payouts,
    opponents,
    assumed,
  } = value
  return (
    (name === undefined || isText(name)) &&
    CONTEST_KINDS.includes(kind as ContestKind) &&
    [size, fillPct, feeCents, maxEntries, ticketCents].every(isAmount) &&
    (poolCents === null || isAmount(poolCents)) &&
    isPayoutSource(payouts) &&
    (opponents === undefined || isOpponentsFile(opponents)) &&
    (assumed === undefined || areAssumed(assumed))
  )
}

function isOpponentsFile(value: unknown): boolean {
  return isRecord(value) && isText(value.key) && isText(value.name) && isAmount(value.entries)
}

function areAssumed(value: unknown): boolean {
  return Array.isArray(value) && value.every((figure) => ASSUMED_FIGURES.includes(figure as AssumedFigure))
}

function isPayoutSource(value: unknown): boolean {
  if (!isRecord(value)) return false
  switch (value.from) {
    case 'type':
      return true
    case 'table':
      return (
        isText(value.name) && areTiers(value.tiers) && Array.isArray(value.notes) && value.notes.every(isText)
      )
    case 'earlier':
      return isText(value.name) && isAmount(value.entries) && value.entries !== 0 && areTiers(value.tiers)
    case 'figures':
      return [value.places, value.firstCents, value.lastCents].every(isAmount)
    default:
      return false
  }
}

function areTiers(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.length <= MOST_TIERS && value.every(isTier)
}

function isTier(value: unknown): boolean {
  return isRecord(value) && [value.from, value.to, value.prizeCents].every(isAmount)
}

function isAmount(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 400
}
