// The layout of a table as TypeScript writes it (../load-table.ts), and the memory that goes with it.

/** Counts, i32 each, at the beginning of the block. */
export let levelCount: i32 = 0
export let rowCount: i32 = 0
let moveCount: i32 = 0
export let choiceCount: i32 = 0
export let bandCount: i32 = 0
export let slotCount: i32 = 0
let cellCount: i32 = 0
/** Cells of all places of `rests`, and of one. */
let restCells: i32 = 0
let placeCells: i32 = 0

const COUNTS: usize = 9

let firstRows: usize = 0
let firstMoves: usize = 0
let lows: usize = 0
let lengths: usize = 0
let rowCells: usize = 0
let restPlaces: usize = 0
let moves: usize = 0
let shifts: usize = 0
let uploads: usize = 0
let captains: usize = 0
let bands: usize = 0

/** f64: the price of each choice and the budget, in cents. */
let cents: usize = 0
export let budget: f64 = 0

/** f64: natural logarithms of the factors, of choices and then of bands; and the factors. */
export let logs: usize = 0
let factors: usize = 0
/** f64: shares of choices and then of bands. */
export let shares: usize = 0

/** The sums over the first people (`forward.ts`). */
let cells: usize = 0
/** The sums over the last people (`backward.ts`), of the rows of two levels at a time: 0 wherever no row has its place. */
let rests: usize = 0

export function readProblem(block: usize): void {
  levelCount = load<i32>(block)
  rowCount = load<i32>(block + 4)
  moveCount = load<i32>(block + 8)
  choiceCount = load<i32>(block + 12)
  bandCount = load<i32>(block + 16)
  slotCount = load<i32>(block + 20)
  cellCount = load<i32>(block + 24)
  restCells = load<i32>(block + 28)
  placeCells = load<i32>(block + 32)

  let next = block + 4 * COUNTS
  firstRows = next
  next += 4 * <usize>(levelCount + 1)
  firstMoves = next
  next += 4 * <usize>(rowCount + 1)
  lows = next
  next += 4 * <usize>rowCount
  lengths = next
  next += 4 * <usize>rowCount
  rowCells = next
  next += 4 * <usize>rowCount
  restPlaces = next
  next += 4 * <usize>rowCount
  moves = next
  next += 8 * <usize>moveCount
  shifts = next
  next += 4 * <usize>choiceCount
  uploads = next
  next += 4 * <usize>choiceCount
  captains = next
  next += 4 * <usize>choiceCount
  bands = next
  next += 4 * <usize>rowLength(rowCount - 1)
  cents = (next + 7) & ~(<usize>7)
  budget = load<f64>(cents + 8 * <usize>choiceCount)

  const figures: usize = 8 * <usize>(choiceCount + bandCount)
  logs = heap.alloc(figures)
  factors = heap.alloc(figures)
  shares = heap.alloc(figures)
  cells = heap.alloc(8 * <usize>cellCount)
  rests = heap.alloc(8 * <usize>restCells)
  memory.fill(rests, 0, 8 * <usize>restCells)
}

export function firstRow(level: i32): i32 {
  return load<i32>(firstRows + 4 * <usize>level)
}

/** The first of the moves that lead to the row; those of the next row follow its last one. */
export function firstMove(row: i32): i32 {
  return load<i32>(firstMoves + 4 * <usize>row)
}

/** The first column of the row: no path to it has spent less. */
export function rowLow(row: i32): i32 {
  return load<i32>(lows + 4 * <usize>row)
}

export function rowLength(row: i32): i32 {
  return load<i32>(lengths + 4 * <usize>row)
}

/** The address of the row's first cell. */
export function rowAddress(row: i32): usize {
  return cells + 8 * <usize>load<i32>(rowCells + 4 * <usize>row)
}

/** The address of the row's first cell among those of the last people. */
export function restAddress(row: i32): usize {
  return rests + 8 * <usize>(placeCells * load<i32>(restPlaces + 4 * <usize>row))
}

/** The cells of the first people to 0. */
export function clearCells(): void {
  memory.fill(cells, 0, 8 * <usize>cellCount)
}

/** Leaves the row's place among the last people to another row. */
export function clearRests(row: i32): void {
  memory.fill(restAddress(row), 0, 8 * <usize>rowLength(row))
}

/** Does the row only go on as the move's source, with the same cells? */
export function isContinued(row: i32, source: i32): bool {
  return rowAddress(row) === rowAddress(source)
}

/** The row that the move comes from. */
export function moveSource(move: i32): i32 {
  return load<i32>(moves + 8 * <usize>move)
}

/** The choice of the move; negative where the person is left out. */
export function moveChoice(move: i32): i32 {
  return load<i32>(moves + 8 * <usize>move + 4)
}

/** The columns that the choice spends. */
export function choiceShift(choice: i32): i32 {
  return load<i32>(shifts + 4 * <usize>choice)
}

/** The number of the choice in `LineupRows`. */
export function choiceRow(choice: i32): i32 {
  return load<i32>(uploads + 4 * <usize>choice)
}

export function isCaptain(choice: i32): bool {
  return load<i32>(captains + 4 * <usize>choice) !== 0
}

export function choiceCents(choice: i32): f64 {
  return load<f64>(cents + 8 * <usize>choice)
}

/** The band of dollars left of a column of the last row. */
export function bandOf(column: i32): i32 {
  return load<i32>(bands + 4 * <usize>column)
}

export function choiceFactor(choice: i32): f64 {
  return load<f64>(factors + 8 * <usize>choice)
}

export function bandFactor(band: i32): f64 {
  return choiceFactor(choiceCount + band)
}

/** The factors of the logarithms. */
export function raiseFactors(): void {
  for (let i = 0; i < choiceCount + bandCount; i++) {
    store<f64>(factors + 8 * <usize>i, NativeMath.exp(load<f64>(logs + 8 * <usize>i)))
  }
}
