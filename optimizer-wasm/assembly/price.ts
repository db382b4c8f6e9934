// The price of a unit of salary: the second bound subtracts each item's salary at this price.

import {
  budget,
  groupCount,
  groupItems,
  groupSlots,
  itemRow,
  leaderCount,
  leaderRow,
  rowSalary,
  rowValue,
} from './problem'

/** Price times budget stays a whole number that a double holds exactly. */
const LARGEST_WORTH: f64 = 1_000_000_000_000_000

/** The salary and value of the best leader and items at the last computed price. */
let spent: f64 = 0
let worth: f64 = 0
let best: usize = 0

/**
 * The whole-number price at which the best leader and items (each worth its value minus its salary times the price) spend
 * exactly the budget or less: the multiplier of the budget in the linear relaxation. 0 where the best ones fit the budget.
 */
export function marginalPrice(): f64 {
  let most = 1
  for (let group = 0; group < groupCount; group++) most = max(most, groupSlots(group))
  best = heap.alloc(16 * <usize>most)
  if (boundAt(0) >= Infinity || spent <= <f64>budget) return 0
  let low: f64 = 0
  let high = Math.floor(LARGEST_WORTH / (<f64>budget + 1))
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    boundAt(middle)
    if (spent > <f64>budget) low = middle
    else high = middle
  }
  return boundAt(low) < boundAt(high) ? low : high
}

/** The most that a lineup is worth when salary above the budget costs that price. */
function boundAt(price: f64): f64 {
  worth = price * <f64>budget
  spent = 0
  takeBestLeader(price)
  let first = 0
  for (let group = 0; group < groupCount; group++) {
    takeBestItems(price, first, first + groupItems(group), groupSlots(group))
    first += groupItems(group)
  }
  return worth
}

function takeBestLeader(price: f64): void {
  let most = -Infinity
  let salary: f64 = 0
  for (let leader = 0; leader < leaderCount; leader++) {
    const row = leaderRow(leader)
    const gain = rowValue(row) - price * <f64>rowSalary(row)
    if (gain <= most) continue
    most = gain
    salary = <f64>rowSalary(row)
  }
  worth += most
  spent += salary
}

/** The `slots` best of the items, kept as gain and salary, descending. */
function takeBestItems(price: f64, first: i32, end: i32, slots: i32): void {
  let count = 0
  for (let item = first; item < end; item++) {
    const row = itemRow(item)
    const salary = <f64>rowSalary(row)
    const gain = rowValue(row) - price * salary
    let place = count
    while (place > 0 && load<f64>(best + 16 * <usize>(place - 1)) < gain) place--
    if (place === slots) continue
    if (count < slots) count++
    for (let to = count - 1; to > place; to--) {
      memory.copy(best + 16 * <usize>to, best + 16 * <usize>(to - 1), 16)
    }
    store<f64>(best + 16 * <usize>place, gain)
    store<f64>(best + 16 * <usize>place, salary, 8)
  }
  for (let place = 0; place < count; place++) {
    worth += load<f64>(best + 16 * <usize>place)
    spent += load<f64>(best + 16 * <usize>place, 8)
  }
}
