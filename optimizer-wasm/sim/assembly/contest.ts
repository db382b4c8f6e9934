// The contest and the lineups as the page hands them over (layout: readContest).

/** Numbers of the header, i32 each. */
const HEADER_WORDS: usize = 16

export let people: i32 = 0
export let rows: i32 = 0
/** Rows of a lineup. */
export let size: i32 = 0
/** Distinct lineups of the opponents. */
export let opponents: i32 = 0
/** Lineups that are judged. */
export let judged: i32 = 0
/** Do the judged lineups enter together? Otherwise each enters alone. */
export let together: bool = false
/** Is the payout of every opponent's lineup wanted? */
export let paysOpponents: bool = false
/** Are the payouts of every judged lineup in every game wanted? */
export let keepsGames: bool = false
/** The most bins between the lowest and the highest lineup of a game. */
export let span: i32 = 0
/** Places of the top 1%, of the top 10%, and the places paid. */
export let topPlaces: i32 = 0
export let topTenPlaces: i32 = 0
export let paidPlaces: i32 = 0

let tierCount: i32 = 0
let tiers: usize = 0
/** By row, its person (-1: no person, so no points) and what a point of that person counts, i32 each. */
let rowPerson: usize = 0
let rowWeight: usize = 0
/** By opponent's lineup, its entries, i32. */
export let copies: usize = 0
/** Rows of lineups as byte offsets into the scores of four games (16 bytes a row), u16. */
export let opponentRows: usize = 0
export let judgedRows: usize = 0

/** Reads the block and returns its end. */
export function readContest(block: usize): usize {
  people = load<i32>(block)
  rows = load<i32>(block, 4)
  size = load<i32>(block, 8)
  opponents = load<i32>(block, 12)
  judged = load<i32>(block, 16)
  together = load<i32>(block, 20) != 0
  paysOpponents = load<i32>(block, 24) != 0
  span = load<i32>(block, 28)
  tierCount = load<i32>(block, 32)
  topPlaces = load<i32>(block, 36)
  topTenPlaces = load<i32>(block, 40)
  paidPlaces = load<i32>(block, 44)
  keepsGames = load<i32>(block, 48) != 0

  tiers = block + 4 * HEADER_WORDS
  rowPerson = tiers + 24 * <usize>tierCount
  rowWeight = rowPerson + 4 * <usize>rows
  copies = rowWeight + 4 * <usize>rows
  opponentRows = copies + 4 * <usize>opponents
  judgedRows = opponentRows + 2 * <usize>(opponents * size)
  return judgedRows + 2 * <usize>(judged * size)
}

export function personOfRow(row: i32): i32 {
  return load<i32>(rowPerson + 4 * <usize>row)
}

export function weightOfRow(row: i32): i32 {
  return load<i32>(rowWeight + 4 * <usize>row)
}

/** The last place of a tier; after the last tier there is one more, without end and without a prize. */
export function tierEnd(tier: i32): f64 {
  return tier < tierCount ? load<f64>(tiers + 24 * <usize>tier) : Infinity
}

/** Cents of every place of a tier. */
export function tierPrize(tier: i32): f64 {
  return tier < tierCount ? load<f64>(tiers + 24 * <usize>tier, 8) : 0
}

/** Cents of the places 1 to `places` together, where `places` is in `tier` or is the last place before it. */
export function paidThrough(places: f64, tier: i32): f64 {
  if (tier >= tierCount) return tierCount > 0 ? load<f64>(tiers + 24 * <usize>(tierCount - 1), 16) : 0
  return load<f64>(tiers + 24 * <usize>tier, 16) - (tierEnd(tier) - places) * tierPrize(tier)
}
