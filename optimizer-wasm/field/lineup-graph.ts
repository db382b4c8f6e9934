import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { companyRole, companyTeams } from '#core/field/company.ts'
import { type Met, meet, NOBODY, remembered, sectionOf } from './company-stops.ts'
import type { Choice, PricedChoices } from './priced-choices.ts'

/**
 * All legal lineups as paths: people are passed one after another, and each is left out or put into a slot. Lineups with
 * equal numbers of filled slots, and with the same people who change the chances of later ones (company-stops.ts), continue
 * in the same ways, so they share a node. A path from the first level to the node
 * of the last one is a legal lineup but for its price, and each such lineup is one path.
 */
export type LineupGraph = {
  /** Nodes before the first person, after the first, and so on; each as the moves that lead to it. The first has none. */
  levels: readonly (readonly (readonly Move[])[])[]
  choices: readonly Choice[]
  /** The ways in which choices are taken. */
  taken: readonly Taken[]
}

/** A choice (index into `choices`) in company that multiplies the lineup's chance by that factor. */
type Taken = { choice: number; factor: number }

/** From the node of that place of the level before, by that way (index into `taken`); -1: the person is left out. */
type Move = { from: number; taken: number }

/** A person, in the order of the levels; `startsTeam`: the first of a team, where lineups need two teams. */
type Stop = { choices: readonly Choice[]; team: string | null; section: number; startsTeam: boolean }

/** Null where no lineup can be filled. */
export function lineupGraph(pool: ContestPool, { open, ofPerson }: PricedChoices): LineupGraph | null {
  const stops = stopsOf(pool, ofPerson)
  const choices = stops.flatMap((stop) => stop.choices)
  const steps = open.map((_, group) =>
    open.slice(0, group).reduce((product, slots) => product * (slots + 1), 1),
  )
  const filledOf = (slots: number, group: number) => Math.floor(slots / steps[group]!) % (open[group]! + 1)
  const full = open.reduce((product, slots) => product * (slots + 1), 1) - 1
  const needsTwoTeams = stops.some(({ startsTeam }) => startsTeam)

  const levels: Move[][][] = [[[]]]
  let nodes: Node[] = [{ slots: 0, isOneTeam: needsTwoTeams, met: NOBODY }]
  const taken: Taken[] = []
  const places = new Map<string, number>()
  const placeOf = (way: Taken) => {
    const key = `${way.choice} ${way.factor}`
    const place = places.get(key) ?? taken.length
    if (place === taken.length) {
      places.set(key, place)
      taken.push(way)
    }
    return place
  }
  let firstChoice = 0
  for (const [index, stop] of stops.entries()) {
    const later = stops.slice(index + 1)
    const left = open.map(
      (_, group) => later.filter((each) => each.choices.some((choice) => choice.group === group)).length,
    )
    const meetsOthers = later.some(({ startsTeam }) => startsTeam)
    const next = later[0]?.section ?? AT_THE_END
    const reached = new Map<number, number>()
    const found: Node[] = []
    const moves: Move[][] = []
    const arrive = ({ slots, isOneTeam, met: all }: Node, move: Move) => {
      const node = { slots, isOneTeam, met: remembered(all, stop.section, next) }
      if (open.some((slots, group) => slots - filledOf(node.slots, group) > left[group]!)) return
      // A lineup of one team: it must still be able to take a person of another.
      if (node.isOneTeam && (node.slots === full || !meetsOthers)) return
      const key = keyOf(node)
      const place = reached.get(key) ?? found.length
      if (place === found.length) {
        reached.set(key, place)
        found.push(node)
        moves.push([])
      }
      moves[place]!.push(move)
    }
    for (const [from, before] of nodes.entries()) {
      const node = stop.startsTeam ? atNextTeam(before, stop) : before
      arrive(node, { from, taken: -1 })
      for (const [number, { group, isCaptain }] of stop.choices.entries()) {
        if (filledOf(node.slots, group) === open[group]) continue
        const { met, factor } = meet(node.met, stop.section, isCaptain)
        const way = placeOf({ choice: firstChoice + number, factor })
        arrive({ ...node, slots: node.slots + steps[group]!, met }, { from, taken: way })
      }
    }
    // Leaving out comes first: a draw then mostly stops at the first move.
    const choiceOf = ({ taken: way }: Move) => taken[way]?.choice ?? -1
    levels.push(moves.map((own) => own.sort((a, b) => choiceOf(a) - choiceOf(b))))
    nodes = found
    firstChoice += stop.choices.length
  }
  return nodes.length === 1 && nodes[0]!.slots === full ? { levels, choices, taken } : null
}

/** Filled slots of each group in mixed radix, and whether all people in them are of the team that is being passed. */
type Node = { slots: number; isOneTeam: boolean; met: Met }

function keyOf({ slots, isOneTeam, met: { quarterback, defenses } }: Node): number {
  return 24 * slots + 8 * quarterback + 2 * defenses + (isOneTeam ? 1 : 0)
}

/** Lineups that hold someone have two teams from the next team on; people of no known team break no rule. */
function atNextTeam(node: Node, { team }: Stop): Node {
  return { ...node, isOneTeam: node.isOneTeam && node.slots === 0 && team !== null }
}

/**
 * Where lineups need two teams, people stand team by team, those of no known team last, and by section; else group by group,
 * so that few combinations of filled slots are open at a time.
 */
function stopsOf(pool: ContestPool, ofPerson: PricedChoices['ofPerson']): Stop[] {
  const { mode, rows, people } = pool
  const teams = [...new Set(rows.map(({ team }) => team))].sort(
    (a, b) => Number(a === null) - Number(b === null),
  )
  const needsTwoTeams = mode.from.teams > 1 && teams.filter((team) => team !== null).length > 1
  const company = companyTeams(pool)
  const playing = people.flatMap(({ row }, person) => {
    const choices = ofPerson[person]!
    const { team } = row
    const side = company && team !== null ? company.indexOf(team) : -1
    return choices.length > 0 ? [{ choices, team, section: sectionOf(companyRole(row), side) }] : []
  })
  const rank = ({ choices, team }: { choices: readonly Choice[]; team: string | null }) =>
    needsTwoTeams ? teams.indexOf(team) : onlyGroup(choices)
  return playing
    .sort((a, b) => rank(a) - rank(b) || a.section - b.section)
    .map((stop, index, all) => ({
      ...stop,
      startsTeam: needsTwoTeams && (index === 0 || all[index - 1]!.team !== stop.team),
    }))
}

/** A section after all others. */
const AT_THE_END = 9

/** First those who fit several groups. */
function onlyGroup([first, ...others]: readonly Choice[]): number {
  return others.every(({ group }) => group === first!.group) ? first!.group : -1
}
