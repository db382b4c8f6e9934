import { groupBy } from '../../collections/group-by.ts'
import { cappedShares } from '../../numbers/capped-shares.ts'
import type { OwnershipEstimate, SeenPlayer } from './ownership-estimate.ts'

/** How a position is chosen from, and how many of the position a lineup holds on average. */
type Choice = { places: number; points: number; value: number; logPoints: number }

/** Fitted on main slates; the places are scaled to the slots of a lineup, by 7 / 6.97. */
const CHOICES: Record<string, Choice> = {
  QB: { places: 1, points: 0.153, value: 0.902, logPoints: -0.389 },
  RB: { places: 2.39, points: -0.167, value: 0.371, logPoints: 3.254 },
  WR: { places: 3.43, points: -0.108, value: 2.926, logPoints: 0.816 },
  TE: { places: 1.18, points: -0.374, value: 1.2, logPoints: 3.709 },
  DST: { places: 1, points: 0.588, value: 1.613, logPoints: -2.477 },
}

/** What entries of main slates leave of the budget on average: $200 of $50,000 (docs/ownership.md). */
const LEFT = 0.004
/** In percent; in one of three real fields a back was held by more. */
const MOST_PCT = 80
/** The tilt by price stays within this: a person of a tenth of the budget more has exp(5) times the odds. */
const MOST_TILT = 50
const HALVINGS = 40

/**
 * The shares that points and prices let expect in a field of a main slate (DraftKings Classic): within a position in
 * proportion to exp(x points + y points by $1,000 + z ln(points + .3)), and to exp(beta price) with the one beta for which
 * an average lineup costs what real ones do. Without it no field could have such shares. Weak where news made cheap people
 * popular (docs/ownership.md). Other positions than the five have no share.
 */
export function mainSlateShares(players: readonly SeenPlayer[], budget: number): number[] {
  const costAt = (tilt: number) =>
    sharesAt(players, budget, tilt).reduce((sum, pct, i) => sum + (pct / 100) * players[i]!.salary, 0)
  const wanted = (1 - LEFT) * budget
  let [low, high] = [-MOST_TILT, MOST_TILT]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (costAt(middle) < wanted) low = middle
    else high = middle
  }
  return sharesAt(players, budget, (low + high) / 2)
}

function sharesAt(players: readonly SeenPlayer[], budget: number, tilt: number): number[] {
  const shares = players.map(() => 0)
  const everyone = players.map((_, i) => i)
  for (const [position, members] of groupBy(everyone, (i) => players[i]!.position)) {
    const choice = CHOICES[position]
    if (!choice) continue
    const utilities = members.map(
      (i) => utilityOf(players[i]!, choice) + (tilt * players[i]!.salary) / budget,
    )
    const most = Math.max(...utilities)
    const own = cappedShares(
      utilities.map((each) => Math.exp(each - most)),
      100 * choice.places,
      members.map(() => MOST_PCT),
    )
    for (const [at, i] of members.entries()) shares[i] = own[at]!
  }
  return shares
}

function utilityOf({ points, salary }: SeenPlayer, { points: x, value, logPoints }: Choice): number {
  return x * points + (value * points) / (salary / 1000) + logPoints * Math.log(points + 0.3)
}

/** In three real fields 83 to 91% of the shares lie between the 5th and the 95th percentile of ownerships so far from the estimate. */
const ERROR = 7

export const MAIN_SLATE_OWNERSHIP: OwnershipEstimate = {
  sharesOf: mainSlateShares,
  error: ERROR,
  weakness:
    'Ownership is estimated, and weak with several games: news makes cheap players popular. Import ownership. Even then a high ROI is uncertain.',
  habits: 'How often opponents stack is taken from past contests, not from this one.',
}
