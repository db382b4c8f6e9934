import type { Field } from '../contest/field.ts'
import { randomFrom } from '../numbers/random-from.ts'
import { type CrowdPrior, crowdsOfPrior, DEFAULT_CROWD_PRIOR } from './crowd-prior.ts'
import { logLikelihood, mixedChances, sharesOfLineups } from './lineup-crowds.ts'
import { type PlayedLineups, playedLineups } from './played-lineups.ts'

/*
 * Which weight and slope of chalk a user's contests have. Only these two carry over to other players, so each contest keeps no
 * more than how much likelier its entries are under each of a few priors than under the default: a short list of numbers
 * that any set of contests can be added up from, and each contest judged by what the others say.
 */

const WEIGHTS = [0.3, 0.4, 0.5, 0.58]
const SLOPES = [1.03, 1.06, 1.09]
/** With a slope of 1 both crowds have the field's ownership, whatever their weights. */
const ONE_CROWD: CrowdPrior = { weight: DEFAULT_CROWD_PRIOR.weight, slope: 1 }

/** The priors that are compared, the default first. A stored list of another length is of an older version. */
export const PRIORS: readonly CrowdPrior[] = [
  DEFAULT_CROWD_PRIOR,
  ONE_CROWD,
  ...WEIGHTS.flatMap((weight) => SLOPES.map((slope) => ({ weight, slope }))).filter(
    ({ weight, slope }) => weight !== DEFAULT_CROWD_PRIOR.weight || slope !== DEFAULT_CROWD_PRIOR.slope,
  ),
]

/** By prior: the mean log-likelihood of an entry of the contest, less the default's. Natural logarithms; the first is 0. */
export function priorGains(played: PlayedLineups): number[] {
  const shares = sharesOfLineups(played.items, played.copies)
  const likelihoods = PRIORS.map((prior) =>
    logLikelihood(mixedChances(crowdsOfPrior(played, shares, prior)), played.copies),
  )
  return likelihoods.map((each) => each - likelihoods[0]!)
}

/** Learning takes about 20 ms of processor time for 1,000 distinct lineups, and shares a call with reading the file. */
const MOST_ENTRIES = 30_000
/** Fewer are not a field. */
const LEAST_ENTRIES = 200
const SEED = 1

/** The gains of a contest from some of its entries, the same ones each time; null where too few have all slots visible. */
export function gainsOfField(field: Field): number[] | null {
  const kept = entriesByChance(field.entries)
  const played = playedLineups(kept === null ? field : { ...field, ...slotsOf(field, kept) })
  return played.entries.length < LEAST_ENTRIES ? null : priorGains(played)
}

/** Null: all of them. */
function entriesByChance(entries: number): number[] | null {
  if (entries <= MOST_ENTRIES) return null
  const random = randomFrom(SEED)
  const kept: number[] = []
  for (let entry = 0; entry < entries; entry++)
    if (random() * (entries - entry) < MOST_ENTRIES - kept.length) kept.push(entry)
  return kept
}

function slotsOf(
  { slots, lineupSize: size }: Field,
  kept: readonly number[],
): Pick<Field, 'entries' | 'slots'> {
  const own = new Uint16Array(kept.length * size)
  for (const [i, entry] of kept.entries()) own.set(slots.subarray(entry * size, (entry + 1) * size), i * size)
  return { entries: kept.length, slots: own }
}

export type LearnedPrior = {
  /** What the field shall use; null: the default, which is as good or better, or nothing can be compared. */
  prior: CrowdPrior | null
  contests: number
  /**
   * How much likelier an entry of a contest is under what the other contests say than under the default, in natural
   * logarithms, on average over the contests; null below two of them.
   */
  gain: number | null
}

/**
 * What contests say together; each counts the same. Each contest is also judged by the others alone: unless they are right
 * about it on average, the default stays.
 */
export function learnedPrior(contests: readonly (readonly number[])[]): LearnedPrior {
  const known = contests.filter(({ length }) => length === PRIORS.length)
  if (known.length < 2) return { prior: null, contests: known.length, gain: null }
  const heldOut = known.map((own, i) => own[likeliest(known.filter((_, other) => other !== i))]!)
  const gain = heldOut.reduce((sum, each) => sum + each, 0) / known.length
  const best = likeliest(known)
  return { prior: gain > 0 && best > 0 ? PRIORS[best]! : null, contests: known.length, gain }
}

/** The place of the prior with the greatest sum; the default where nothing is better. */
function likeliest(contests: readonly (readonly number[])[]): number {
  const sums = PRIORS.map((_, prior) => contests.reduce((sum, gains) => sum + gains[prior]!, 0))
  return sums.indexOf(Math.max(...sums))
}
