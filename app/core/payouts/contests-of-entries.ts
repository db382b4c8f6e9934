import type { AssumedFigure } from './assumed-figures.ts'
import { MOST_ENTRIES, MOST_FEE_CENTS } from './contest-checks.ts'
import { CONTEST_TYPES } from './contest-kinds.ts'
import { readContestName, withoutGame } from './contest-name.ts'
import { type ContestSettings, simContestOf } from './contest-settings.ts'
import { prizePoolCents } from './payout-tiers.ts'
import { entriesOfPool } from './rake.ts'
import type { SlateContest } from './slate-contest.ts'
import { usualContest } from './usual-contest.ts'

/** An entry that is reserved in a contest, as the provider's entries file lists it. */
type Reserved = { contestKey: string; contestName: string; feeCents: number | null }

/** What the user set for contests before. */
export type KnownContests = {
  /** By the provider's id of the contest. */
  byKey: Readonly<Record<string, ContestSettings>>
  /** Of this slate. */
  here: readonly ContestSettings[]
  /** Of earlier slates and those kept by name, the newest first. */
  earlier: readonly EarlierContest[]
}

/** `from`: where the user set it, as the rest of a sentence: `on Nov 20, 2026`. */
export type EarlierContest = { settings: ContestSettings; from: string }

/** A contest of an entries file. */
export type FileContest = SlateContest &
  Pick<Reserved, 'contestKey'> & {
    /** Where its size and payouts are from, and what file and name alone say; null where it is not as an earlier one. */
    earlier: { from: string; without: ContestSettings } | null
  }

const NONE_KNOWN: KnownContests = { byKey: {}, here: [], earlier: [] }

/**
 * The contests of an entries file in its order, each with its number of reserved entries. A contest is as the user set it, else
 * as the one of its name and fee was on an earlier slate. Of others the file names contest and fee, and the name says more. What
 * neither says is what such a contest usually has, and is listed as `assumed` for the user to check.
 */
export function contestsOfEntries(
  entries: readonly Reserved[],
  known: KnownContests = NONE_KNOWN,
): FileContest[] {
  const byKey = new Map<string, { of: Reserved; mine: number }>()
  for (const entry of entries) {
    const known = byKey.get(entry.contestKey)
    if (known) known.mine++
    else byKey.set(entry.contestKey, { of: entry, mine: 1 })
  }
  const all = [...byKey]
  return all.map(([contestKey, { of, mine }]) => {
    const isOnly = all.filter(([, other]) => other.of.contestName === of.contestName).length === 1
    const [named, again] = [settingsOf(of, mine), earlierOf(of, known)]
    const asThen = again ? asEarlier(again.settings, of, mine) : null
    const settings = setBefore(of, known, isOnly) ?? asThen ?? named
    // The slate's own contest may have been taken from the file without the user: it is still as then.
    const isAsThen = JSON.stringify(settings) === JSON.stringify(asThen)
    return {
      ...{ contestKey, settings, mine },
      earlier: again && isAsThen ? { from: again.from, without: named } : null,
    }
  })
}

/**
 * The contests in the order of what hangs on them; the first is the slate's contest until the user sets one. What counts, in turn:
 * the money at stake in all; the fee of one entry, since the dearest contest is filled first; the user's entries; the size of the
 * field. One that can't be played, since its prizes are not known, comes after all others.
 */
export function byStake<Contest extends SlateContest>(contests: readonly Contest[]): Contest[] {
  const weightOf = ({ settings, mine }: SlateContest) => {
    const { feeCents, size } = settings
    return simContestOf(settings).ok ? [mine * feeCents, feeCents, mine, size] : [-1, -1, mine, size]
  }
  const weights = new Map(contests.map((contest) => [contest, weightOf(contest)]))
  return contests.toSorted((a, b) => {
    const [first, second] = [weights.get(a)!, weights.get(b)!]
    const place = first.findIndex((weight, each) => weight !== second[each])
    return place < 0 ? 0 : second[place]! - first[place]!
  })
}

/** @param isOnly no other contest of the file has its name: nothing says which of several the slate's contest is. */
function setBefore({ contestKey, contestName }: Reserved, { byKey, here }: KnownContests, isOnly: boolean) {
  const ofSlate = isOnly ? here.find(({ name }) => name !== undefined && name === contestName) : undefined
  return ofSlate ?? byKey[contestKey]
}

/** The same contest of an earlier slate: of its name without the game, and of its fee. */
function earlierOf(
  { contestName, feeCents }: Reserved,
  { earlier }: KnownContests,
): EarlierContest | undefined {
  const name = withoutGame(contestName).toLowerCase()
  return earlier.find(
    ({ settings: each }) =>
      name !== '' &&
      withoutGame(each.name ?? '').toLowerCase() === name &&
      (feeCents ?? each.feeCents) === each.feeCents,
  )
}

/** Its payouts are those of an earlier contest, and its opponents are not carried. */
function asEarlier(before: ContestSettings, { contestName }: Reserved, mine: number): ContestSettings {
  const { opponents: _ofThatDay, payouts, ...settings } = before
  return {
    ...settings,
    name: contestName.slice(0, 400),
    size: Math.max(before.size, mine + 1),
    maxEntries: Math.max(before.maxEntries, mine),
    ...(payouts.from === 'table'
      ? {
          poolCents: prizePoolCents(payouts.tiers),
          payouts: {
            from: 'earlier' as const,
            name: before.name!,
            entries: before.size,
            tiers: payouts.tiers,
          },
        }
      : { payouts }),
  }
}

/** A contest has room for the user's own entries and one of another user. */
function settingsOf({ contestName, feeCents: inFile }: Reserved, mine: number): ContestSettings {
  const named = readContestName(contestName, mostFee(inFile))
  // A contest of so many users without a word of its prizes, of a league or by a user: only its own table says what it pays.
  const isPrivate = named.kind === null && (named.size !== null || /\bleague\b|\bby \S/i.test(contestName))
  const kind = named.kind ?? (isPrivate ? 'own_table' : 'large_top_heavy')
  const { usual, rake, pays } = CONTEST_TYPES[kind]
  const feeCents = mostFee(named.feeCents) ?? usual.feeCents
  const ticketCents = named.ticketCents ?? 10 * feeCents
  const poolCents = named.poolCents ?? (named.tickets === null ? null : named.tickets * ticketCents)
  const full = poolCents === null || feeCents === 0 ? null : entriesOfPool({ poolCents, feeCents }, rake)
  // A satellite pays one ticket at least.
  const least =
    kind === 'satellite' && feeCents > 0 ? 1 + entriesOfPool({ poolCents: ticketCents, feeCents }, rake) : 0
  const isSizeKnown = named.size !== null || (full !== null && named.poolCents !== null)
  const size = Math.min(MOST_ENTRIES, Math.max(named.size ?? full ?? Math.max(usual.size, least), mine + 1))
  const assumed: AssumedFigure[] = [
    ...(named.kind === null && !isPrivate ? (['kind'] as const) : []),
    ...(named.feeCents === null || mostFee(named.feeCents) === null ? (['feeCents'] as const) : []),
    ...(isSizeKnown ? [] : (['size'] as const)),
    ...(named.maxEntries === null && size > 2 ? (['maxEntries'] as const) : []),
    ...(kind === 'satellite' && named.ticketCents === null ? (['ticketCents'] as const) : []),
  ]
  return {
    ...usualContest(kind),
    ...(contestName === '' ? {} : { name: contestName.slice(0, 400) }),
    ...{ size, feeCents, ticketCents, poolCents },
    maxEntries: Math.max(mine, named.maxEntries ?? usual.maxEntries),
    ...(named.firstCents !== null && pays?.by === 'curve'
      ? {
          payouts: {
            from: 'figures' as const,
            places: Math.max(1, Math.round(size * pays.paidShare)),
            firstCents: named.firstCents,
            lastCents: Math.round(feeCents * pays.lastFees),
          },
        }
      : {}),
    ...(assumed.length === 0 ? {} : { assumed }),
  }
}

/** Null for a fee that no contest has. */
function mostFee(feeCents: number | null): number | null {
  return feeCents !== null && feeCents <= MOST_FEE_CENTS ? feeCents : null
}
