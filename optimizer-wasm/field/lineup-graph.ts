import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { companyRole, companyTeams, MATES, mateTeams } from '#core/field/company.ts'
import { sideOf } from '#core/players/sides.ts'
import {
  type CompanyStops,
  type Met,
  mateSection,
  NOBODY,
  ONE_GAME,
  OUTSIDE,
  sectionOf,
  severalGames,
} from './company-stops.ts'
import { openShapesOf } from './open-shapes.ts'
import type { Choice, PricedChoices } from './priced-choices.ts'

/**
 * All legal lineups as paths: people are passed one after another, and each is left out or put into a slot. Lineups that may
 * take the same kinds from there on (open-shapes.ts), of equal sides where lineups need two, and with the same people who
 * change the chances of later ones (company-stops.ts), continue in the same ways, so they share a node. A path from the first
 * level to the node of the last one is a legal lineup but for its price, and each such lineup is one path.
 */
export type LineupGraph = {
  /** The number of the first node before the first stop, after the first, and so on; then the number of nodes. */
  firstNodes: Int32Array
  /** The first of the moves that lead to each node, then the number of moves. The first node has none. */
  firstMoves: Int32Array
  /** The node that each move comes from, and its way (index into `taken`); -1: the person is left out. */
  moves: Int32Array
  choices: readonly Choice[]
  /** The ways in which choices are taken. */
  taken: readonly Taken[]
}

/** A choice (index into `choices`) in company that multiplies the lineup's chance by that factor. */
type Taken = { choice: number; factor: number }

/** From a node, by a way; see `LineupGraph`. */
type Move = { from: number; taken: number }

/**
 * A person, in the order of the levels; without choices, the place before the people of a kind and a side, where those lineups
 * gather which take one of them as their first of another side.
 */
type Stop = { choices: readonly Choice[]; kind: number; side: number; section: number; isGathering: boolean }

/** The sides of a lineup's people, where it needs two: the number of the one that all are of, or one of these. */
const NO_SIDE = -1
const TWO_SIDES = -2
/** All are of one side, and one of the people who are being passed, of another side, is taken next. */
const LEAVING = -3

type Node = { open: number; side: number; met: Met }

/** Null where no lineup can be filled. */
export function lineupGraph(pool: ContestPool, { shapes, ofPerson }: PricedChoices): LineupGraph | null {
  const { stops, sides, company } = stopsOf(pool, ofPerson)
  const choices = stops.flatMap((stop) => stop.choices)
  const shapesLeft = openShapesOf(shapes)
  const later = laterPeople(stops, shapes[0]!.length)

  const firstNodes = [0, 1]
  const firstMoves = [0, 0]
  const moves: number[] = []
  let nodes: Node[] = [{ open: shapesLeft.all, side: sides > 1 ? NO_SIDE : TWO_SIDES, met: NOBODY }]
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
    // Lineups that can't go on with people of their one side alone are sure to have two.
    const isSettled = ({ side, open }: Node) =>
      side >= 0 &&
      (!later.has(side) || (company !== ONE_GAME && shapesLeft.within(open, later.ofSideByKind(side)) < 0))
    const before = nodes.map((node) => (isSettled(node) ? { ...node, side: TWO_SIDES } : node))
    later.pass(stop)
    const next = stops[index + 1]
    const section = next?.section ?? company.end
    const reached = new Map<string, number>()
    const found: Node[] = []
    const arriving: Move[][] = []
    const arrive = (moved: Node, move: Move) => {
      const open = shapesLeft.within(moved.open, later.ofKind)
      if (open < 0 || !mayGoOn(moved.side, open)) return
      const node = { ...moved, open, met: company.remembered(moved.met, stop.section, section) }
      const key = keyOf(node)
      const place = reached.get(key) ?? found.length
      if (place === found.length) {
        reached.set(key, place)
        found.push(node)
        arriving.push([])
      }
      arriving[place]!.push(move)
    }
    /** Whether a lineup may go on: not where all its players will be of one side, nor without the players for whom it has gathered company. */
    const mayGoOn = (side: number, open: number): boolean => {
      if (side === TWO_SIDES) return true
      if (side === LEAVING) return next !== undefined && !next.isGathering && next.side === stop.side
      return open !== shapesLeft.complete && later.hasOther(side)
    }
    for (const [place, node] of before.entries()) {
      const from = firstNodes.at(-2)! + place
      arrive(node, { from, taken: -1 })
      if (stop.isGathering) {
        if (node.side >= 0 && node.side !== stop.side && shapesLeft.after(node.open, stop.kind) >= 0)
          arrive({ ...node, side: LEAVING }, { from, taken: -1 })
        continue
      }
      const side = sideWith(node.side, stop.side)
      if (side === null) continue
      for (const [number, { kind, isCaptain }] of stop.choices.entries()) {
        const open = shapesLeft.after(node.open, kind)
        if (open < 0) continue
        const { met, factor } = company.meet(node.met, stop.section, isCaptain)
        const way = placeOf({ choice: firstChoice + number, factor })
        arrive({ open, side, met }, { from, taken: way })
      }
    }
    // Leaving out comes first: a draw then mostly stops at the first move.
    const choiceOf = ({ taken: way }: Move) => taken[way]?.choice ?? -1
    for (const own of arriving) {
      if (own.length > 1) own.sort((a, b) => choiceOf(a) - choiceOf(b))
      for (const { from, taken: way } of own) moves.push(from, way)
      firstMoves.push(moves.length / 2)
    }
    firstNodes.push(firstMoves.length - 1)
    nodes = found
    firstChoice += stop.choices.length
  }
  if (nodes.length !== 1 || nodes[0]!.open !== shapesLeft.complete) return null
  return {
    firstNodes: Int32Array.from(firstNodes),
    firstMoves: Int32Array.from(firstMoves),
    moves: Int32Array.from(moves),
    choices,
    taken,
  }
}

function keyOf({ open, side, met: { quarterback, defenses } }: Node): string {
  return `${open} ${side} ${quarterback} ${defenses}`
}

/** Null where all are of one side and the person of another: such lineups have gathered before. */
function sideWith(side: number, own: number): number | null {
  if (side === NO_SIDE) return own === UNKNOWN_SIDE ? TWO_SIDES : own
  return side < 0 ? TWO_SIDES : side === own ? side : null
}

/** The people of the stops that have not been passed. */
function laterPeople(stops: readonly Stop[], kinds: number) {
  const people = stops.filter(({ isGathering }) => !isGathering)
  const ofKind = Array.from({ length: kinds }, () => 0)
  const ofSide = new Map<number, number>()
  const byKind = new Map<number, number[]>()
  const count = (stop: Stop, by: number) => {
    const own = byKind.get(stop.side) ?? ofKind.map(() => 0)
    byKind.set(stop.side, own)
    for (const kind of new Set(stop.choices.map((choice) => choice.kind))) {
      ofKind[kind]! += by
      own[kind]! += by
    }
    ofSide.set(stop.side, (ofSide.get(stop.side) ?? 0) + by)
  }
  for (const stop of people) count(stop, 1)
  let left = people.length
  const has = (side: number) => (ofSide.get(side) ?? 0) > 0
  return {
    /** By kind. */
    ofKind,
    pass(stop: Stop) {
      if (stop.isGathering) return
      count(stop, -1)
      left--
    },
    has,
    ofSideByKind: (side: number): readonly number[] => byKind.get(side) ?? ofKind.map(() => 0),
    /** The players of another side than that one; without a side, those who make two. */
    hasOther: (side: number) => {
      if (side !== NO_SIDE) return left > (ofSide.get(side) ?? 0)
      return has(UNKNOWN_SIDE) || [...ofSide.values()].filter((people) => people > 0).length > 1
    },
  }
}

/** The side of people whose team or game is not known; they break no rule. */
const UNKNOWN_SIDE = -4

/**
 * In several games quarterbacks and receivers come first, team by team; the others follow kind by kind. Elsewhere, where each
 * person fits one kind, people stand kind by kind, so that few combinations are open at a time, and within a kind
 * side by side; else, in formats of a captain, side by side and by section. Those of no known side stand last.
 */
function stopsOf(
  pool: ContestPool,
  ofPerson: PricedChoices['ofPerson'],
): { stops: readonly Stop[]; sides: number; company: CompanyStops } {
  const { format, rows, people } = pool
  const known = [...new Set(rows.map((row) => sideOf(row, format)))].filter((side) => side !== null)
  const company = companyTeams(pool)
  const ofLeague = mateTeams(pool)
  const playing = people.flatMap(({ row }, person): Stop[] => {
    const choices = ofPerson[person]!
    if (choices.length === 0) return []
    const { team } = row
    const own = sideOf(row, format)
    const ofTeam = company && team !== null ? company.indexOf(team) : -1
    return [
      {
        choices,
        kind: choices[0]!.kind,
        side: own === null ? UNKNOWN_SIDE : known.indexOf(own),
        section: ofLeague
          ? mateSection(companyRole(row), ofLeague[choices[0]!.row]!)
          : sectionOf(companyRole(row), ofTeam),
        isGathering: false,
      },
    ]
  })
  const isByKind = playing.every(({ choices }) => onlyKind(choices) >= 0)
  const needsSides = known.length > 1
  const sideRank = ({ side }: Stop) => (side === UNKNOWN_SIDE ? known.length : side)
  const kindRank = ({ choices }: Stop) => (needsSides && !isByKind ? 0 : onlyKind(choices))
  const bySide = (a: Stop, b: Stop) => (needsSides ? sideRank(a) - sideRank(b) : 0)
  const isOutside = ({ section }: Stop) => Number(section === OUTSIDE)
  const ordered = playing.sort((a, b) =>
    ofLeague && isByKind && isOutside(a) + isOutside(b) < 2
      ? isOutside(a) - isOutside(b) || bySide(a, b) || a.section - b.section || kindRank(a) - kindRank(b)
      : kindRank(a) - kindRank(b) || bySide(a, b) || a.section - b.section,
  )
  const shared = { sides: known.length, company: ofLeague ? severalGames(MATES[pool.contest]) : ONE_GAME }
  if (!isByKind || !needsSides) return { stops: ordered, ...shared }
  const stops = ordered.flatMap((stop, index) => {
    const before = ordered[index - 1]
    const isFirst = before?.kind !== stop.kind || before.side !== stop.side
    return isFirst ? [{ ...stop, choices: [], isGathering: true }, stop] : [stop]
  })
  return { stops, ...shared }
}

/** -1: they fit several. */
function onlyKind([first, ...others]: readonly Choice[]): number {
  return others.every(({ kind }) => kind === first!.kind) ? first!.kind : -1
}
