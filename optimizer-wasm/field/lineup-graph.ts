import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import type { Choice, PricedChoices } from './priced-choices.ts'

/**
 * All legal lineups as paths: people are passed one after another, and each is left out or put into a slot. Lineups with
 * equal numbers of filled slots continue in the same ways, so they share a node. A path from the first level to the node
 * of the last one is a legal lineup but for its price, and each such lineup is one path.
 */
export type LineupGraph = {
  /** Nodes before the first person, after the first, and so on; each as the moves that lead to it. The first has none. */
  levels: readonly (readonly (readonly Move[])[])[]
  choices: readonly Choice[]
}

/** From the node of that place of the level before, by that choice (index into `choices`); -1: the person is left out. */
type Move = { from: number; choice: number }

/** A person, in the order of the levels; `startsTeam`: the first of a team, where lineups need two teams. */
type Stop = { choices: readonly Choice[]; team: string | null; startsTeam: boolean }

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
  let nodes: Node[] = [{ slots: 0, isOneTeam: needsTwoTeams }]
  let firstChoice = 0
  for (const [index, stop] of stops.entries()) {
    const later = stops.slice(index + 1)
    const left = open.map(
      (_, group) => later.filter((each) => each.choices.some((choice) => choice.group === group)).length,
    )
    const meetsOthers = later.some(({ startsTeam }) => startsTeam)
    const places = new Map<number, number>()
    const found: Node[] = []
    const moves: Move[][] = []
    const arrive = (node: Node, move: Move) => {
      if (open.some((slots, group) => slots - filledOf(node.slots, group) > left[group]!)) return
      // A lineup of one team: it must still be able to take a person of another.
      if (node.isOneTeam && (node.slots === full || !meetsOthers)) return
      const key = 2 * node.slots + (node.isOneTeam ? 1 : 0)
      const place = places.get(key) ?? found.length
      if (place === found.length) {
        places.set(key, place)
        found.push(node)
        moves.push([])
      }
      moves[place]!.push(move)
    }
    for (const [from, before] of nodes.entries()) {
      const node = stop.startsTeam ? atNextTeam(before, stop) : before
      arrive(node, { from, choice: -1 })
      for (const [number, { group }] of stop.choices.entries()) {
        if (filledOf(node.slots, group) === open[group]) continue
        arrive({ ...node, slots: node.slots + steps[group]! }, { from, choice: firstChoice + number })
      }
    }
    // Leaving out comes first: a draw then mostly stops at the first move.
    levels.push(moves.map((own) => own.sort((a, b) => a.choice - b.choice)))
    nodes = found
    firstChoice += stop.choices.length
  }
  return nodes.length === 1 && nodes[0]!.slots === full ? { levels, choices } : null
}

/** Filled slots of each group in mixed radix, and whether all people in them are of the team that is being passed. */
type Node = { slots: number; isOneTeam: boolean }

/** Lineups that hold someone have two teams from the next team on; people of no known team break no rule. */
function atNextTeam(node: Node, { team }: Stop): Node {
  return { slots: node.slots, isOneTeam: node.isOneTeam && node.slots === 0 && team !== null }
}

/**
 * Where lineups need two teams, people stand team by team, those of no known team last; else group by group, so that few
 * combinations of filled slots are open at a time.
 */
function stopsOf({ mode, rows, people }: ContestPool, ofPerson: PricedChoices['ofPerson']): Stop[] {
  const teams = [...new Set(rows.map(({ team }) => team))].sort(
    (a, b) => Number(a === null) - Number(b === null),
  )
  const needsTwoTeams = mode.teamRule === 'two_teams' && teams.filter((team) => team !== null).length > 1
  const playing = people.flatMap(({ row: { team } }, person) => {
    const choices = ofPerson[person]!
    return choices.length > 0 ? [{ choices, team }] : []
  })
  const rank = ({ choices, team }: { choices: readonly Choice[]; team: string | null }) =>
    needsTwoTeams ? teams.indexOf(team) : onlyGroup(choices)
  return playing
    .sort((a, b) => rank(a) - rank(b))
    .map((stop, index, all) => ({
      ...stop,
      startsTeam: needsTwoTeams && (index === 0 || all[index - 1]!.team !== stop.team),
    }))
}

/** First those who fit several groups. */
function onlyGroup([first, ...others]: readonly Choice[]): number {
  return others.every(({ group }) => group === first!.group) ? first!.group : -1
}
