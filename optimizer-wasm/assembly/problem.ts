// Reads the problem, a block of doubles: a header, the groups, then one record per row (value, salary, person, team), leaders
// first; behind them pair terms and limits. Leaders, and the items of a group, are in the order of the caller's pool, so that a
// lower index is earlier in the pool. Salaries are without the least salary of the group, divided by their greatest common divisor.

const HEADER_BYTES: usize = 88
const ROW_BYTES: usize = 32

/** Team codes: rows of an unknown team, and two values of `keptTeam` that are not teams. */
export const UNKNOWN_TEAM: i32 = -1
export const RULE_MET: i32 = -1
export const NONE_KEPT: i32 = -2

export let leaderCount: i32 = 0
export let itemCount: i32 = 0
export let groupCount: i32 = 0
export let lineupsWanted: i32 = 0
export let personCount: i32 = 0
/** Salary left for leader and items together. */
export let budget: i32 = 0
/** The greatest common divisor of the items' salaries. */
export let salaryStep: i32 = 1
/** The value of one unit of a pair term; 0 without pairs. */
export let pairScale: f64 = 0
/** Team of the kept players while the two-team rule is still open; see the codes above. */
export let keptTeam: i32 = RULE_MET
/** Steps that the search may take; see steps.ts. */
export let stepBudget: i64 = 0
/** Whether the rows of every lineup found are wanted, not only those of the best. */
export let wantsAllRows: bool = false
/** Words of the limits (limits.ts) and their address, behind the pair terms. */
export let limitWords: i32 = 0
export let limits: usize = 0

/** i32 by group: open slots, items. */
let groups: usize = 0
let leaders: usize = 0
let items: usize = 0
/** i32 by leader and item, then by item and item. */
export let leaderPairs: usize = 0
export let itemPairs: usize = 0

export function readProblem(block: usize): void {
  leaderCount = whole(block)
  itemCount = whole(block + 8)
  groupCount = whole(block + 16)
  lineupsWanted = whole(block + 24)
  budget = whole(block + 32)
  salaryStep = whole(block + 40)
  pairScale = load<f64>(block + 48)
  keptTeam = whole(block + 56)
  stepBudget = <i64>load<f64>(block + 64)
  wantsAllRows = whole(block + 72) !== 0
  limitWords = whole(block + 80)
  leaders = block + HEADER_BYTES + 16 * <usize>groupCount
  items = leaders + <usize>leaderCount * ROW_BYTES
  leaderPairs = items + <usize>itemCount * ROW_BYTES
  itemPairs = leaderPairs + 4 * <usize>leaderCount * <usize>itemCount
  limits = itemPairs
  if (pairScale > 0) limits += 4 * <usize>itemCount * <usize>itemCount
  else limits = leaderPairs
  personCount = highestPerson() + 1
  readGroups(block + HEADER_BYTES)
}

export function groupSlots(group: i32): i32 {
  return load<i32>(groups + 8 * <usize>group)
}

export function groupItems(group: i32): i32 {
  return load<i32>(groups + 8 * <usize>group + 4)
}

export function leaderRow(leader: i32): usize {
  return leaders + <usize>leader * ROW_BYTES
}

export function itemRow(item: i32): usize {
  return items + <usize>item * ROW_BYTES
}

export function rowValue(row: usize): f64 {
  return load<f64>(row)
}

export function rowSalary(row: usize): i32 {
  return whole(row + 8)
}

export function rowPerson(row: usize): i32 {
  return whole(row + 16)
}

export function rowTeam(row: usize): i32 {
  return whole(row + 24)
}

function readGroups(block: usize): void {
  groups = heap.alloc(8 * <usize>groupCount + 8)
  for (let number = 0; number < 2 * groupCount; number++) {
    store<i32>(groups + 4 * <usize>number, whole(block + 8 * <usize>number))
  }
}

function whole(address: usize): i32 {
  return <i32>load<f64>(address)
}

function highestPerson(): i32 {
  let highest = -1
  for (let i = 0; i < leaderCount; i++) highest = max(highest, rowPerson(leaderRow(i)))
  for (let i = 0; i < itemCount; i++) highest = max(highest, rowPerson(itemRow(i)))
  return highest
}
