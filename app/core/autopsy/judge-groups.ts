import type { SetRow } from '../entries/entry-set.ts'
import type { EntryGroup } from '../entries/groups.ts'
import { personOfRow } from '../entries/set-exposures.ts'
import { playersOfSet } from '../entries/set-players.ts'
import type { Format } from '../formats/format.ts'
import { pointsMultiplier } from '../lineups/lineup.ts'
import type { Estimate } from '../numbers/estimate.ts'
import { basePlayerIdOf, type Player } from '../players/player.ts'
import { askedPeople } from '../rules/asked-people.ts'
import { type BuildRule, isSetRule, isSingleLineupRule } from '../rules/build-rule.ts'
import { ruleTest } from '../rules/judging/obeys-rule.ts'
import { setRuleResult } from '../rules/judging/set-rule-result.ts'
import { rulePool } from '../rules/rule-pool.ts'
import type { Forecast } from './forecast-truth.ts'

/** A stored set with groups, and its entries in the contest that is judged. */
type GroupedSet = {
  rows: readonly SetRow[]
  lineups: readonly (readonly number[])[]
  groups: readonly EntryGroup<number>[]
  /** By the entry's id: the lineup that it was entered with, and the names that the standings have, in slot order. */
  entries: ReadonlyMap<string, { lineup: number; players: readonly string[] }>
}

/** In cents. */
type EntryMoney = { won: number; deserved: Estimate }

type Points = { forecast: number; actual: number }

export type JudgedGroup = {
  name: string
  thesis: string
  /** In this contest. */
  entries: number
  /** Whom the group is about, with points of a flex slot: whom its rules ask for; else whom it holds far more than the other lineups do. */
  players: (Points & { name: string; lineups: number })[]
  lineups: number
  /** Of the average entry, the captain's points multiplied: of those players, and of the others. */
  ofPlayers: Points
  ofOthers: Points
  /** Rules that could be checked. A rule of the lineups together is broken by one. */
  checked: number
  broken: { rule: BuildRule; lineups: number; isOfAll: boolean }[]
  /** Rules about figures that are not stored with a set. */
  unknown: number
  /** Null without payouts. */
  money: EntryMoney | null
}

/**
 * What became of the groups of a set in a contest; a group without entries there is left out. @param truth points of the players
 * whom the entries held.
 */
export function judgeGroups(
  set: GroupedSet,
  truth: readonly Forecast[],
  moneyOf: (entryKey: string) => EntryMoney | null,
  format: Format,
): JudgedGroup[] {
  const players = playersOfSet(set.rows, format)
  const points = new Map(truth.map((each) => [basePlayerIdOf(each.name), each]))
  return set.groups.flatMap((group) => {
    const own = new Set(group.lineups)
    const entries = [...set.entries].filter(([, { lineup }]) => own.has(lineup))
    if (entries.length === 0) return []
    const about = peopleOfGroup(set, group)
    const names = new Set([...about.keys()].map((person) => basePlayerIdOf(rowOf(person).playerName)))
    const entered = entries.map(([, { players: held }]) => held.map(basePlayerIdOf))
    const ofPlayers = pointsOf(entered, (player) => names.has(player))
    const ofOthers = pointsOf(entered, (player) => !names.has(player))
    const { name, thesis, lineups } = group
    return [
      {
        ...{ name, thesis, entries: entries.length, lineups: lineups.length, ofPlayers, ofOthers },
        players: [...about].flatMap(([person, held]) => {
          const { playerName: name } = rowOf(person)
          const known = points.get(basePlayerIdOf(name))
          return known ? [{ name, lineups: held, forecast: known.forecast, actual: known.actual }] : []
        }),
        ...judgedRules(
          (group.rules ?? []).filter(({ isOn }) => isOn).map(({ rule }) => rule),
          lineups.map((lineup) => set.lineups[lineup]!.map((place) => players[place]!)),
          format,
          players,
        ),
        money: sumOf(entries.map(([key]) => moneyOf(key))),
      },
    ]
  })

  function rowOf(person: string): SetRow {
    return set.rows.find((row) => personOfRow(row) === person)!
  }

  /** Of the average entry; players without points in the standings count as 0 of 0. */
  function pointsOf(entered: readonly string[][], counts: (player: string) => boolean): Points {
    const sum = { forecast: 0, actual: 0 }
    for (const lineup of entered)
      for (const [slot, player] of lineup.entries()) {
        const known = points.get(player)
        if (!known || !counts(player)) continue
        sum.forecast += (known.forecast * pointsMultiplier(format, slot)) / entered.length
        sum.actual += (known.actual * pointsMultiplier(format, slot)) / entered.length
      }
    return sum
  }
}

/** A group is about nobody who is in fewer of its lineups, or in hardly more of them than of the others. */
const LEAST_SHARE = 0.5
const LEAST_MORE = 0.3
const MOST_NAMED = 3

/** Whom the group is about (`personKey`), and how many of its lineups hold the person; the most used first. */
function peopleOfGroup({ rows, lineups }: GroupedSet, group: EntryGroup<number>): Map<string, number> {
  const own = new Set(group.lineups)
  const inside = heldBy(lineups.filter((_, place) => own.has(place)))
  const outside = heldBy(lineups.filter((_, place) => !own.has(place)))
  const others = Math.max(1, lineups.length - own.size)
  const share = (person: string) => (inside.get(person) ?? 0) / own.size
  const more = (person: string) => share(person) - (outside.get(person) ?? 0) / others
  const asked = askedPeople((group.rules ?? []).map(({ rule }) => rule))
  const isAbout = (person: string) =>
    asked.size > 0 ? asked.has(person) : share(person) >= LEAST_SHARE && more(person) >= LEAST_MORE
  const about = [...inside].filter(([person]) => isAbout(person))
  return new Map(about.sort((a, b) => b[1] - a[1] || more(b[0]) - more(a[0])).slice(0, MOST_NAMED))

  function heldBy(some: readonly (readonly number[])[]): Map<string, number> {
    const held = new Map<string, number>()
    for (const person of some.flatMap((lineup) => lineup.map((place) => personOfRow(rows[place]!))))
      held.set(person, (held.get(person) ?? 0) + 1)
    return held
  }
}

/** Rules about figures that a set does not keep. */
const UNKNOWN: ReadonlySet<BuildRule['kind']> = new Set(['projection', 'ownership_sum', 'ownership_product'])

function judgedRules(
  rules: readonly BuildRule[],
  lineups: readonly Player[][],
  format: Format,
  players: readonly Player[],
): Pick<JudgedGroup, 'checked' | 'broken' | 'unknown'> {
  const pool = rulePool(players, format)
  // A boost changes points inside a build: lineups neither obey nor break it.
  const asked = rules.filter(({ kind }) => kind !== 'boost')
  const known = asked.filter(({ kind }) => !UNKNOWN.has(kind))
  const broken = known.flatMap((rule): JudgedGroup['broken'] => {
    if (isSetRule(rule))
      return setRuleResult(rule, lineups, { format, pool, asked: lineups.length }).isMet
        ? []
        : [{ rule, lineups: lineups.length, isOfAll: true }]
    const test = isSingleLineupRule(rule) ? ruleTest(rule, { format, pool, mostPoints: null }) : () => true
    const count = lineups.filter((lineup) => test(lineup) === false).length
    return count > 0 ? [{ rule, lineups: count, isOfAll: false }] : []
  })
  return { checked: known.length, broken, unknown: asked.length - known.length }
}

/** Entries share the games, so their errors may all point one way: that of the sum is at most the sum of theirs. */
function sumOf(each: readonly (EntryMoney | null)[]): EntryMoney | null {
  const sum = { won: 0, deserved: { value: 0, error: 0 } }
  for (const money of each) {
    if (money === null) return null
    sum.won += money.won
    sum.deserved.value += money.deserved.value
    sum.deserved.error += money.deserved.error
  }
  return sum
}
