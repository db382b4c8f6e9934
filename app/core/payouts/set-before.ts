import { withoutGame } from './contest-name.ts'
import type { ContestSettings } from './contest-settings.ts'
import { type PayoutTier, prizePoolCents, tierProblem } from './payout-tiers.ts'

/** A contest as its standings, and the user's own entries in them, tell it. */
export type PlayedContest = {
  /** The provider's id of it; null where neither the name of the file nor an entry of the user tells it. */
  contestKey: string | null
  /** As the user's entries call it; null without any. */
  name: string | null
  feeCents: number | null
  /** Entries in the standings. */
  entries: number
}

/** A contest that the user set in the optimizer. `day`: of its slate, `YYYY-MM-DD`; null where it has none. */
export type SetContest = { contestKey: string | null; settings: ContestSettings; day: string | null }

/** What is kept of it with the uploaded contest. */
export type SetBefore = {
  /** Null: neither the user's entries nor their settings say it. */
  feeCents: number | null
  /** The contest whose payouts were taken, and how it was found; null where none were, or others took their place. */
  payoutsOf: { by: 'id' | 'name'; name: string | null; day: string | null } | null
}

/** What is known of a played contest, and the payouts that it takes; `tiers` is null without any. */
export type KnownOfContest = { name: string | null; before: SetBefore; tiers: PayoutTier[] | null }

/**
 * What the user set for the contest: the last time under its id, or else for one of its name without the game, of its fee and of as
 * many entries. Another size may pay other prizes, so a table is never scaled here, and estimated payouts are not taken: winnings
 * are recorded by them.
 * @param set the contests that the user set, those changed last first.
 */
export function knownOfContest(played: PlayedContest, set: readonly SetContest[]): KnownOfContest {
  const same = set.filter(({ contestKey }) => contestKey !== null && contestKey === played.contestKey)
  const [own] = same
  const name = played.name || own?.settings.name || null
  const feeCents =
    played.feeCents ?? (own && !own.settings.assumed?.includes('feeCents') ? own.settings.feeCents : null)
  const alike = set.filter(({ settings }) => isAlike(settings, { ...played, name, feeCents }))
  for (const [by, { settings, day }] of [
    ...same.map((each) => ['id', each] as const),
    ...alike.map((each) => ['name', each] as const),
  ]) {
    const tiers = ownTable(settings)
    if (tiers && isTable(tiers)) {
      return {
        name,
        before: { feeCents, payoutsOf: { by, name: settings.name ?? null, day } },
        tiers: [...tiers],
      }
    }
  }
  return { name, before: { feeCents, payoutsOf: null }, tiers: null }
}

function isAlike(settings: ContestSettings, { name, feeCents, entries }: PlayedContest): boolean {
  if (name === null || settings.name === undefined || settings.assumed) return false
  const [one, other] = [name, settings.name].map((each) => withoutGame(each).toLowerCase())
  return one !== '' && one === other && settings.feeCents === feeCents && settings.size === entries
}

/** Whether a contest whose standings were uploaded sooner is perhaps the one that the user set since: by its id, or by its size. */
export function isPerhapsSet(
  { entries, fileName, uploadedAt }: { entries: number; fileName: string; uploadedAt: number },
  { contestKey, settings, at }: Omit<SetContest, 'day'> & { at: number },
): boolean {
  const isSame = settings.size === entries || (contestKey !== null && contestKey === contestKeyIn(fileName))
  return at > uploadedAt && isSame && ownTable(settings) !== null
}

/** The table as the user gave it, or of an earlier contest of the same size and prizes; null where payouts are estimated. */
function ownTable({ payouts, size, poolCents }: ContestSettings): readonly PayoutTier[] | null {
  if (payouts.from === 'table') return payouts.tiers
  if (payouts.from !== 'earlier' || payouts.entries !== size) return null
  return prizePoolCents(payouts.tiers) === poolCents ? payouts.tiers : null
}

/** Stored settings may be of another version. */
function isTable(tiers: readonly PayoutTier[]): boolean {
  return (
    tiers.every(({ from, to, prizeCents }) => [from, to, prizeCents].every(Number.isSafeInteger)) &&
    tierProblem(tiers) === null
  )
}

/** The provider's id of a contest in the name of its standings: `contest-standings-96210734.csv`. Null without. */
export function contestKeyIn(fileName: string): string | null {
  return /contest-standings-(\d{1,15})(?!\d)/i.exec(fileName)?.[1] ?? null
}
