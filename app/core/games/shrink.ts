import type { Format } from '../formats/format.ts'
import type { Estimate } from '../numbers/estimate.ts'

/*
 * Simulations claim too much: lineups are the best of many under one model of players and field. Of what made one likelier to be paid
 * than the average entry two thirds came, of what made it finish higher then nearly nothing. So what is shown is a mixture of three
 * entries: the lineup as simulated, one that is paid as often as the lineup and then gets what the average paid entry gets, and the
 * average entry. Every figure of a lineup is of this one mixture. That is why they fit: the shown ROI is the sum of prizes, as ties
 * share them, and shown chances, a chance to win is never above that of the top 1%, and the average entry is shown as what it is. Where
 * hardly any entry is paid, a part of the money alone goes to more ties than the drawn field has.
 */

/** How far a claim counts, and how far the figure that is shown may be wrong beside the number of games. */
export type ClaimBasis = {
  /** The part of the lineup as simulated, 0 to 1, and what it is where hardly any entry is paid. */
  own: number
  ownOfRare: number
  /**
   * Where hardly any entry is paid and the field is crowded, the part of the average entry's money that is lost: drawn fields have too few
   * copies of real entries, which share a prize. Chances lose nothing.
   */
  lostOfRare: number
  /** The part of an entry that is paid as often and then gets what the average paid entry gets. The rest, if any, is the average entry. */
  paid: number
  /** The part as simulated where it is not known how often the entry is paid. */
  plain: number
  /** Standard error of the part as simulated, from contest to contest. */
  ownError: number
  /**
   * Relative standard error of a chance, since neither points nor opponents are known: where a fifth of the field and more reaches it, and
   * the power of how much fewer reach it by which it is larger.
   */
  unknown: { wide: number; deeper: number }
}

/**
 * Single games: `own` by what real entries of whole contests deserved against the real opponents (`npm run bench -- claims`); `paid` so
 * that .65 of a chance to be paid counts, which came of entries that the app made (docs/proof.md). Main slates: what of the predicted
 * gap came in 946 finished contests; of chances nothing was measured.
 */
const SINGLE_GAME = { own: 0.3, ownOfRare: 0.15, lostOfRare: 0.4, paid: 0.35, ownError: 0.15 }
const MAIN_SLATE = { own: 0.36, ownOfRare: 0.36, lostOfRare: 0, paid: 0, ownError: 0.15 }
/** How far the entries of the same contests deserved another figure than the one shown; knowing the real opponents made it no smaller. */
const UNKNOWN = { wide: 0.5, deeper: 0.25 }

/** The part of a claimed gain in money that came true, in single games and main slates alike; a user's own factor takes its place. */
export const CLAIMED_PART = 0.36

/** How claims of a format count. @param payoutFactor the user's own `CLAIMED_PART`; null before there is one. */
export function claimBasis(format: Pick<Format, 'captain'>, payoutFactor: number | null): ClaimBasis {
  const { own, ownOfRare, lostOfRare, paid, ownError } = format.captain ? SINGLE_GAME : MAIN_SLATE
  const times = payoutFactor === null ? 1 : Math.min(payoutFactor / CLAIMED_PART, 1 / (own + paid))
  return {
    own: times * own,
    ownOfRare: times * ownOfRare,
    lostOfRare: times * lostOfRare,
    paid: times * paid,
    plain: Math.min(1, times * CLAIMED_PART),
    ownError,
    unknown: UNKNOWN,
  }
}

/** The lineup's chance to be paid, and the average entry's, both 0 to 1. */
export type PaidChance = { own: Estimate; mean: number }

/** Money before fees. */
export type Money = {
  /** The part of all prizes, 0 to 1, that is beyond what each paid place gets at least. A double-up has none. */
  steep: number
  /** `crowdOf` the entries where the field is drawn, 0 where it is the real one; 1 in forecasts that do not say it. */
  crowd?: number
}

/** With so many entries two are first on average, beside the real entries of single games. */
const TWO_FIRST = 3000

/** The part of first places, 0 to 1, that ties share in a field of so many entries. */
export function crowdOf(entries: number): number {
  return entries / (entries + TWO_FIRST)
}

/** From so many paid places of all on, 0 to 1, a chance to be paid counts as `paid` says; at the other one it is a high finish. */
const WIDELY_PAID = 0.08
const RARELY_PAID = 0.01

/** The parts of the mixture: places that few entries reach are claimed as badly as any high finish, and worse the fewer they are. */
export function partsOf(
  basis: ClaimBasis,
  paid: Pick<PaidChance, 'mean'> | null,
  money?: Money,
): { own: number; like: number; average: number } {
  if (!paid) return { own: basis.plain, like: 0, average: 1 - basis.plain }
  const ratio = Math.max(paid.mean, RARELY_PAID) / RARELY_PAID
  const width = Math.min(1, Math.log(ratio) / Math.log(WIDELY_PAID / RARELY_PAID))
  const own = basis.ownOfRare + width * (basis.own - basis.ownOfRare)
  const like = width * basis.paid
  const lost = money ? (1 - width) * basis.lostOfRare * (money.crowd ?? 1) : 0
  return { own, like, average: 1 - own - like - lost }
}

/** So much of the field reaches a place of which `unknown.wide` is said. */
const WIDE = 0.2
/** Of what a high finish is paid so much of the error of its chance is unknown, as the lower places pay too. */
const UNKNOWN_PRIZES = 0.8

/** Relative standard error of what is shown: of a chance by the share of the field that reaches it, of money by those of its prizes. */
function unknownPart({ unknown }: ClaimBasis, share: number, paid: PaidChance | null, money?: Money): number {
  const of = (reached: number) => unknown.wide * Math.max(1, WIDE / Math.max(reached, 1e-9)) ** unknown.deeper
  if (!money) return of(share)
  return money.steep * UNKNOWN_PRIZES * of(RARELY_PAID) + (1 - money.steep) * of(paid?.mean ?? RARELY_PAID)
}

/**
 * A chance to finish high, or money before fees, as it is shown.
 * @param mean the figure of the average entry, in the same unit.
 * @param paid null where it is not known which places are paid.
 * @param money where it is money.
 */
export function shownClaim(
  raw: Estimate,
  mean: number,
  paid: PaidChance | null,
  basis: ClaimBasis,
  money?: Money,
): Estimate {
  const moved = shownGain(raw, mean, paid, basis)
  const value = moved.value + partsOf(basis, paid, money).average * mean
  return { value, error: Math.hypot(moved.error, unknownPart(basis, mean, paid, money) * value) }
}

/**
 * What one choice makes more than another one: the average entry is in both, so it takes no part. Its error is of the games and of the
 * part as simulated.
 * @param raw the difference, as simulated; `paid.own` is that of the chances to be paid.
 * @param money where both share players and opponents, so that they are wrong by the same factor: it is in the error, too.
 */
export function shownGain(
  raw: Estimate,
  mean: number,
  paid: PaidChance | null,
  basis: ClaimBasis,
  money?: Money,
): Estimate {
  const { own, like } = partsOf(basis, paid)
  const each = paid && paid.mean > 0 ? mean / paid.mean : 0
  const paidLike = paid ? each * paid.own.value : mean
  // Both parts are of the same games.
  const ofGames = own * raw.error + (paid ? like * each * paid.own.error : 0)
  const value = own * raw.value + like * paidLike
  const ofUnknown = money ? unknownPart(basis, mean, paid, money) * value : 0
  return { value, error: Math.hypot(ofGames, basis.ownError * (raw.value - paidLike), ofUnknown) }
}

/** The chance to be paid, as it is shown. */
export function shownCash(paid: PaidChance, basis: ClaimBasis): Estimate {
  const { own, mean } = paid
  const { own: asSimulated, like, average } = partsOf(basis, paid)
  const part = asSimulated + like
  const value = part * own.value + average * mean
  return { value, error: Math.hypot(part * own.error, unknownPart(basis, mean, paid) * value) }
}

/** An ROI as it is shown, `mean` that of the average entry: of what is paid, which is one fee more. */
export function shownRoi(
  raw: Estimate,
  mean: number,
  paid: PaidChance | null,
  basis: ClaimBasis,
  money: Money,
): Estimate {
  const shown = shownClaim({ value: raw.value + 1, error: raw.error }, mean + 1, paid, basis, money)
  return { value: shown.value - 1, error: shown.error }
}
