import { editsOf } from './edits-of.mjs'

const DOMINANCE = 'optimizer-wasm/dominance.test.ts'
const OPTIMIZER = 'optimizer-wasm/optimizer.test.ts'
const BUDGET = 'optimizer-wasm/step-budget.test.ts'
const RARE = 'optimizer-wasm/rare-requests.test.ts'
const KERNEL = 'optimizer-wasm/search.test.ts'
const SEARCH = [RARE, KERNEL, OPTIMIZER, DOMINANCE]
const ALL = [...SEARCH, BUDGET]

/** How the best lineup is found and proved. */
export const OPTIMIZER_EDITS = [
  ...editsOf('optimizer-wasm/assembly/items.ts', SEARCH, [
    [
      'items are dominated without regard to the two-team rule',
      'count >= needed && teammates >= lineupsWanted',
      'count >= needed',
    ],
    [
      'the leader is no reason for one more dominating item',
      '(leaderMayBeItem() ? 1 : 0) + lineupsWanted - 1',
      'lineupsWanted - 1',
    ],
    [
      'the runner-up is no reason for one more dominating item',
      '(leaderMayBeItem() ? 1 : 0) + lineupsWanted - 1',
      '(leaderMayBeItem() ? 1 : 0)',
    ],
    ['dearer items dominate too', '    if (salaryAt(place) > salary) continue\n', ''],
    [
      'a person with several rows dominates twice',
      '    if (load<i32>(rowsOfPerson + 4 * <usize>personAt(place)) > 1) continue\n',
      '',
    ],
    [
      'pairs are not looked at for dominance',
      'if (pairScale > 0 && !isWorthMore(itemAt(place), item)) continue',
      '',
    ],
    ['negative pairs with the leader are forgotten', 'least = min(least, term)', 'least = 0'],
    ['positive pairs with the leader are forgotten', 'most = max(most, term)', 'most = 0'],
    [
      'the item may pair with as many of its group as there are slots',
      '(first <= item && item < last ? 1 : 0)',
      '1 + 0 * first',
    ],
  ]),
  ...editsOf('optimizer-wasm/assembly/bound.ts', ALL, [
    [
      'what a rounded table lets in is not charged',
      'price * <f64>left + cell(rowOf(setOf(needsTeam, true)',
      'cell(rowOf(setOf(needsTeam, true)',
    ],
    [
      'the bound of all forgets what is left to spend',
      'return min(most, price * <f64>left + cell(groupRow',
      'return min(most, cell(groupRow',
    ],
    [
      'rounded salaries are rounded up',
      'return rest < 0 ? -1 : rest / unit',
      'return rest < 0 ? -1 : (rest + unit - 1) / unit - 1',
    ],
    ['an item that is too dear is taken', 'return rest < 0 ? -1 : rest / unit', 'return max(0, rest) / unit'],
    [
      'pairs that an item opens are not in the bound',
      'return pairScale > 0 ? pairScale * <f64>load<i32>(openedPairs',
      'return pairScale > 0 ? 0 * <f64>load<i32>(openedPairs',
    ],
    [
      'the leader may be taken as an item',
      'personAt(place) === without || columns >= columnCount',
      'columns >= columnCount',
    ],
    [
      'the needed team is met by a teammate',
      'teamAt(place) === leaderTeam, isCharged',
      'teamAt(place) !== leaderTeam, isCharged',
    ],
    [
      'the rest after the dearest items is taken for more than it is',
      '(slotCount - open) * dearest',
      '(slotCount - open) * (dearest / 2)',
    ],
  ]),
  ...editsOf('optimizer-wasm/assembly/search.ts', SEARCH, [
    [
      'a lineup of one team is offered',
      'if (!needsTeam) offer(value, leader)\n      return',
      'offer(value, leader)\n      return',
    ],
    [
      'the kept players are of no team',
      'return keptTeam === NONE_KEPT || keptTeam === team ? team : ANY_TEAM',
      'return team',
    ],
    ['the two-team rule holds for players without a team', ' || team === UNKNOWN_TEAM', ''],
    [
      'pairs with those taken are not in the value',
      'if (pairScale > 0) value += pairScale * <f64>pairsWithTaken(depth, place)',
      '',
    ],
    ['a person may be taken twice', 'columns < 0 || isTaken(personAt(place)) ||', 'columns < 0 ||'],
    ['the leader may be taken again', '  setTaken(rowPerson(row), 1)\n  if (groupCount', '  if (groupCount'],
    [
      'the bound of a leader forgets the pairs',
      'bound += pairScale * <f64>meetLeader(each)',
      'meetLeader(each)',
    ],
    ['equal bounds are not looked into', 'if (bound > floor) take(', 'if (bound > floor + 1) take('],
  ]),
  ...editsOf('optimizer-wasm/assembly/search.ts', ALL, [
    [
      'what is left when the steps are spent is forgotten',
      'skipBranch(bound)\n    return\n  }\n  setPick',
      'return\n  }\n  setPick',
    ],
  ]),
  ...editsOf('optimizer-wasm/assembly/sink.ts', SEARCH, [
    [
      'of equal lineups the last of the pool wins',
      'if (itemA !== itemB) return itemA < itemB',
      'if (itemA !== itemB) return itemA > itemB',
    ],
    [
      'of equal lineups the last leader of the pool wins',
      'return leaderA < leaderB',
      'return leaderA > leaderB',
    ],
    [
      'equal lineups are never compared',
      '  floor = foundValue(0) - (equalsAllowed > 0 ? 1 : 0)',
      '  floor = foundValue(0)',
    ],
  ]),
  ...editsOf('optimizer-wasm/assembly/pairs.ts', SEARCH, [
    ['the leader gains nothing from pairs', 'valueAt(place) + pairScale * <f64>term', 'valueAt(place)'],
    [
      'pairs with later groups are not in the bound',
      'for (let later = group + 1; later < groupCount; later++)',
      'for (let later = groupCount; later < groupCount; later++)',
    ],
    [
      'the last vector of a row is not added',
      'for (const end = to + pairRowBytes; to < end; to += 16)',
      'for (const end = to + pairRowBytes - 16; to < end; to += 16)',
    ],
  ]),
  ...editsOf('optimizer-wasm/assembly/price.ts', ALL, [
    ['no price is charged', 'return boundAt(low) < boundAt(high) ? low : high', 'return 0'],
  ]),
  ...editsOf('optimizer-wasm/assembly/index.ts', ALL, [
    [
      'a hasTooManyEquals search counts as proved',
      'return !hasTooManyEquals() && skippedBound === -Infinity',
      'return skippedBound === -Infinity',
    ],
    [
      'a search that was broken off counts as proved',
      'return !hasTooManyEquals() && skippedBound === -Infinity',
      'return !hasTooManyEquals()',
    ],
    [
      'the least that a leader leaves is the most',
      'left = least ? min(left, after) : max(left, after)',
      'left = max(left, after)',
    ],
  ]),
  ...editsOf('optimizer-wasm/candidates.ts', SEARCH, [
    ['an excluded person stays with the other row', '(excluded.has(row.id) && !isCaptainRow(row))', 'false'],
    ['a captain’s row excludes the person everywhere', ' && !isCaptainRow(row)', ''],
    ['an excluded captain stays', ' || excluded.has(row.id)) continue', ') continue'],
    ['a person who is Out may play', 'isOut(row) || ', ''],
    ['a kept person may be taken again', 'isRival || ', ''],
    ['rules are not applied', 'for (const person of people) numbers.set(person, first)', ''],
    [
      'a kept player does not exclude teammates by a rule',
      'kept.map((index) => exclusionOfRow[index]!)',
      'kept.map((index) => personOfRow[index]!)',
    ],
    [
      'a kept row that the pool does not know is dropped',
      '[...pool, ...keptPlayers.filter((player) => !known.has(player.id))]',
      'pool',
    ],
    [
      'a person may be kept twice',
      'if (keptPeople.has(personOfRow[index]!)) return err',
      'if (false) return err',
    ],
    [
      'a league without captains needs two teams',
      "mode.teamRule === 'two_teams' && knowsTwoTeams(rows)",
      'knowsTwoTeams(rows)',
    ],
    ['a pool of one team can fill no lineup', '.size >= 2', '.size >= 1'],
  ]),
  ...editsOf('optimizer-wasm/problem.ts', SEARCH, [
    [
      'pairs with kept players are not counted',
      '(pairOf ? sum(kept.map((other) => pairOf(other, index))) : 0)',
      '0',
    ],
    ['kept players cost nothing', ' - sum(keptItems.map((index) => cents[index]!))', ''],
    ['of equals the one that spends less is taken', '(hasRoom ? salary : 0)', '(hasRoom ? -salary : 0)'],
    [
      'the kept are taken for two teams',
      'return others.every((team) => team === first) ? first : RULE_MET',
      'return RULE_MET',
    ],
    ['the pool is taken to spend as much as the budget leaves', 'slice(0, count)', 'slice(0, 1)'],
  ]),
  ...editsOf('optimizer-wasm/optimizer.ts', ALL, [
    [
      'equal slots stand in the order of the search',
      'chosen.sort((a, b) => rows[b]!.salary - rows[a]!.salary || a - b)',
      'chosen',
    ],
    ['a runner-up that is not proved is told', ' && best.boundOfOthers <= runnerUp', ''],
    ['a search that was broken off is called optimal', 'optimal: gap === 0,', 'optimal: true,'],
    ['the gap is not told', 'gap: gap / TERMS_PER_POINT', 'gap: 0'],
    [
      'a pool of any size is searched',
      'if (rowCount > MOST_POOL_ROWS) return err(tooManyRows(rowCount))\n',
      '',
    ],
    [
      'a lineup over the budget is given',
      'if (!cheapest || cheapest.cost > request.budget) return null',
      'if (!cheapest) return null',
    ],
  ]),
  ...editsOf('optimizer-wasm/counting/count-lineups.ts', ALL, [
    [
      'lineups of one team are counted',
      'count: all - ofOneTeam(found.value, prices, isPlaying)',
      'count: all',
    ],
    [
      'the count does not know of kept players',
      'return JSON.stringify([mode.id, budget, kept, excludedIds ?? [], rules ?? []])',
      'return JSON.stringify([mode.id, budget, excludedIds ?? [], rules ?? []])',
    ],
    [
      'the count does not know of excluded players',
      'return JSON.stringify([mode.id, budget, kept, excludedIds ?? [], rules ?? []])',
      'return JSON.stringify([mode.id, budget, kept, [], rules ?? []])',
    ],
    [
      'the count does not know of rules',
      'return JSON.stringify([mode.id, budget, kept, excludedIds ?? [], rules ?? []])',
      'return JSON.stringify([mode.id, budget, kept, excludedIds ?? []])',
    ],
    ['a rounded count is called exact', 'isExact: unit === exact', 'isExact: true'],
    [
      'prices are rounded down, so that some lineups counted are too dear',
      'Math.ceil((cents[row]! - least[group]!) / unit)',
      'Math.floor((cents[row]! - least[group]!) / unit)',
    ],
  ]),
  ...editsOf(
    'optimizer-wasm/no-lineup.ts',
    [RARE, OPTIMIZER],
    [
      ['a missing captain is not named', 'if (isCaptainCode(group.code))', 'if (!isCaptainCode(group.code))'],
      [
        'kept players do not count among those to choose from',
        'people + group.kept.length} of',
        'people} of',
      ],
      [
        'one team alone is not named',
        'if (!candidates.needsTwoTeams || !cheapestLineup',
        'if (!cheapestLineup',
      ],
    ],
  ),
  ...editsOf('optimizer-wasm/whole-numbers.ts', SEARCH, [
    ['fractions of a cent are dropped', 'Math.ceil(dollars * 100 - 1e-6)', 'Math.floor(dollars * 100)'],
  ]),
]
