// What each candidate would add to the payouts of the entries chosen so far, game by game (../../portfolio/money-gains.ts says
// why this is exact; both give the same bytes, so every sum here is in the order of that file).

/** By cell: what its candidate would add in cents (f64), score, opponents above, opponents tied (i32), candidate, own (u16). */
const CELL: usize = 24
const SCORE: usize = 8
const ABOVE: usize = 12
const TIED: usize = 16
const CANDIDATE: usize = 20
const OWN: usize = 22

let cells: usize = 0
/** By game the place of its first cell, then the number of cells; i32. */
let starts: usize = 0
/** By game, own entries placed in it; i32. */
let ownOfGame: usize = 0
/** By number of places, what the first ones are paid together; f64. */
let prizes: usize = 0
let lastPlace: i32 = 0
let total: f64 = 0
/** By candidate, cents over all games; f64. */
let gains: usize = 0
/** By candidate the place of its first cell in `cellsOf`, i32; by such place its cell and its game, i32 each. */
let firsts: usize = 0
let cellsOf: usize = 0

/** Takes the block that `portfolio/kernel-gains.ts` wrote, and works out the gains of a list without entries. */
export function openGains(block: usize, games: i32, candidates: i32, count: i32, places: i32): void {
  cells = block
  prizes = cells + CELL * <usize>count
  gains = prizes + 8 * <usize>(places + 1)
  starts = gains + 8 * <usize>candidates
  ownOfGame = starts + 4 * <usize>(games + 1)
  firsts = ownOfGame + 4 * <usize>games
  cellsOf = firsts + 4 * <usize>(candidates + 1)
  lastPlace = places
  total = load<f64>(prizes + 8 * <usize>places)
  memory.fill(gains, 0, 8 * <usize>candidates)
  memory.fill(ownOfGame, 0, 4 * <usize>games)
  listCells(games, candidates)
  for (let game = 0; game < games; game++) renew(game, i32.MAX_VALUE)
}

/** Enters a candidate: changes the gains of the games in which it is placed. */
export function addEntry(candidate: i32): void {
  const end = cellsOf + 8 * <usize>load<i32>(firsts + 4 * <usize>(candidate + 1))
  for (let at = cellsOf + 8 * <usize>load<i32>(firsts + 4 * <usize>candidate); at < end; at += 8) {
    const cell = cells + CELL * <usize>load<i32>(at)
    const game = load<i32>(at, 4)
    store<u16>(cell, 1, OWN)
    const own = ownOfGame + 4 * <usize>game
    store<i32>(own, load<i32>(own) + 1)
    renew(game, load<i32>(cell, SCORE))
  }
}

function listCells(games: i32, candidates: i32): void {
  memory.fill(firsts, 0, 4 * <usize>(candidates + 1))
  const count = load<i32>(starts + 4 * <usize>games)
  for (let cell = 0; cell < count; cell++) {
    const next = firsts + 4 * <usize>load<u16>(cells + CELL * <usize>cell, CANDIDATE)
    store<i32>(next, load<i32>(next, 4) + 1, 4)
  }
  for (let candidate = 0; candidate < candidates; candidate++) {
    const next = firsts + 4 * <usize>candidate
    store<i32>(next, load<i32>(next, 4) + load<i32>(next), 4)
  }
  // From the last game and cell back, so that each list is in the order of the games; then `firsts` are its beginnings.
  for (let game = games - 1; game >= 0; game--) {
    const first = load<i32>(starts + 4 * <usize>game)
    for (let cell = load<i32>(starts + 4 * <usize>(game + 1)) - 1; cell >= first; cell--) {
      const end = firsts + 4 * <usize>load<u16>(cells + CELL * <usize>cell, CANDIDATE)
      const at = load<i32>(end, 4) - 1
      store<i32>(end, at, 4)
      store<i32>(cellsOf + 8 * <usize>at, cell)
      store<i32>(cellsOf + 8 * <usize>at, game, 4)
    }
  }
  memory.copy(firsts, firsts + 4, 4 * <usize>candidates)
  store<i32>(firsts + 4 * <usize>candidates, count)
}

/** The gains of a game, from its lowest cell up. */
function renew(game: i32, changedUpTo: i32): void {
  const start = cells + CELL * <usize>load<i32>(starts + 4 * <usize>game)
  const own = load<i32>(ownOfGame + 4 * <usize>game)
  let ownBelow = 0
  let lossBelow: f64 = 0
  let last = cells + CELL * <usize>load<i32>(starts + 4 * <usize>(game + 1)) - CELL
  while (last >= start) {
    const score = load<i32>(last, SCORE)
    let first = last
    let equal = <i32>load<u16>(last, OWN)
    while (first > start && load<i32>(first - CELL, SCORE) == score) {
      first -= CELL
      equal += <i32>load<u16>(first, OWN)
    }
    const better = load<i32>(last, ABOVE) + own - ownBelow - equal
    const level = load<i32>(last, TIED) + equal
    let cents = paid(better, level + 1) - lossBelow
    if (equal > 0) {
      const without = paid(better, level)
      const entries = <f64>equal
      cents -= entries * (without - (cents + lossBelow))
      lossBelow += entries * (without - paid(better + 1, level))
      ownBelow += equal
    }
    if (score > changedUpTo && cents == load<f64>(first)) break
    for (let cell = first; cell <= last; cell += CELL) {
      const change = cents - load<f64>(cell)
      if (change == 0) continue
      const gain = gains + 8 * <usize>load<u16>(cell, CANDIDATE)
      store<f64>(gain, load<f64>(gain) + change)
      store<f64>(cell, cents)
    }
    last = first - CELL
  }
}

/** What each of `level` entries of one score gets behind `better` others. */
function paid(better: i32, level: i32): f64 {
  const cents = prizeSum(better + level) - prizeSum(better)
  // A division by one gives the same bits.
  return level == 1 ? cents : cents / <f64>level
}

function prizeSum(places: i32): f64 {
  return places < lastPlace ? load<f64>(prizes + 8 * <usize>places) : total
}
