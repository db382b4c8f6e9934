import { expect, test } from 'vitest'
import { refusalText } from '#contract/file-refusals.ts'
import type { FileRefusal } from '../../files/file-refusal.ts'
import type { Result } from '../../result.ts'
import { captainChoices, contestAnalytics } from '../analytics.ts'
import { lineupCopies } from '../copies.ts'
import { captainOf, entryNames, isEmptyLineup, lineupPlayers } from '../field.ts'
import { decodeField, encodeField } from '../field-file.ts'
import { contestLessons } from '../learning.ts'
import { ownershipPcts } from '../ownership.ts'
import { type Standings, StandingsReader } from '../standings-reader.ts'

/** Tests of one standings file: every figure read from it equals one computed independently. */
export function everyFigureAgrees(text: string): void {
  const { field, best, passedOver } = readStandings(text)
  const expected = recompute(text)

  test('entries, winning and average score, captains', () => {
    const analytics = contestAnalytics(field)
    expect(passedOver).toEqual([])
    expect(analytics.entries).toBe(expected.entries.length)
    expect(analytics.lineups).toBe(
      expected.entries.filter(({ names }) => names.some((name) => name !== 'LOCKED')).length,
    )
    expect(analytics.winningPoints).toBeCloseTo(Math.max(...expected.entries.map(({ points }) => points)), 3)
    expect(analytics.averagePoints).toBeCloseTo(mean(expected.entries.map(({ points }) => points)), 5)
    const captains = Object.entries(Object.groupBy(expected.entries, ({ captain }) => captain ?? ''))
      .filter(([name]) => name !== '')
      .map(([player, list]) => ({
        player,
        count: list!.length,
        avgRank: mean(list!.map(({ rank }) => rank)),
      }))
      .sort((a, b) => b.count - a.count || a.avgRank - b.avgRank)
    expect(analytics.topCpts.map(({ player, count }) => [player, count])).toEqual(
      captains.slice(0, 5).map(({ player, count }) => [player, count]),
    )
    for (const [i, { avgRank }] of analytics.topCpts.entries())
      expect(avgRank).toBeCloseTo(captains[i]!.avgRank, 6)
    expect(captainChoices(field).length).toBe(captains.length)
    expect(sum(analytics.ownershipDistribution.map(({ count }) => count))).toBe(expected.entries.length)
  })

  test('ownership agrees with the provider to 0.005 points, without hidden slots', () => {
    const pcts = ownershipPcts(field)
    const hidden = expected.entries.some(({ names }) => names.includes('LOCKED'))
    field.players.forEach(({ name }, player) => {
      const count = expected.entries.filter(({ names }) => names.includes(name)).length
      expect(pcts[player], name).toBeCloseTo((count / expected.entries.length) * 100, 9)
      const theirs = expected.players.get(name)
      // A hand-made sample has two rows of a larger contest, whose percentages it states; best ball also lists benches.
      if (!theirs || hidden || expected.entries.length < 10) return
      expect(Math.abs(pcts[player]! - theirs.draftedPct), name).toBeLessThan(0.00501)
    })
  })

  test('points are the sum of FPTS with the captain at 1.5', () => {
    const known = field.players.every(({ pointsMilli }) => pointsMilli !== null)
    if (!known || field.isLive || expected.entries.length < 10) return
    for (let entry = 0; entry < field.entries; entry += 1) {
      const captain = captainOf(field, entry)
      const points = lineupPlayers(field, entry).map(
        (player) => field.players[player]!.pointsMilli! * (player === captain ? 1.5 : 1),
      )
      expect(Math.abs(sum(points) - field.pointsMilli[entry]!)).toBeLessThanOrEqual(10)
    }
  })

  test('the best rows, copies and entries read as in the file', () => {
    const byRank = expected.entries.toSorted((a, b) => a.rank - b.rank).slice(0, best.length)
    expect(best.map(({ rank }) => rank)).toEqual(byRank.map(({ rank }) => rank))
    const shown = ({ names, captain }: Entry) =>
      `${captain}>${names.filter((name) => name !== 'LOCKED').toSorted()}`
    const counts = Map.groupBy(expected.entries, shown)
    const { copies, distinct } = lineupCopies(field)
    expect(distinct).toBe([...counts.keys()].filter((key) => key !== 'null>').length)
    const wrong = expected.entries.findIndex((each, entry) => {
      const isEmpty = shown(each) === 'null>'
      return (
        copies[entry] !== (isEmpty ? 0 : counts.get(shown(each))!.length) ||
        field.ranks[entry] !== each.rank ||
        String(field.entryIds[entry]) !== each.id ||
        isEmptyLineup(field, entry) !== isEmpty
      )
    })
    expect(wrong).toBe(-1)
    expect(entryNames(field)).toEqual(expected.entries.map(({ name }) => name))
  })

  test('the learned counts of lineups, winners and pairs', () => {
    const lessons = contestLessons(field, null)
    if (field.isLive) return expect(lessons.players).toEqual([])
    const lineups = expected.entries.filter(({ names }) => names.length > 0)
    const winners = lineups.filter(
      ({ rank }) => rank <= Math.max(1, Math.floor(expected.entries.length / 100)),
    )
    expect([lessons.lineups, lessons.winningLineups]).toEqual([lineups.length, winners.length])
    for (const stack of lessons.stacks.filter((_, i) => i % 37 === 0)) {
      const hasBoth = ({ names }: Entry) =>
        names.includes(stack.player1Name) && names.includes(stack.player2Name)
      expect([stack.lineups, stack.winningLineups]).toEqual([
        lineups.filter(hasBoth).length,
        winners.filter(hasBoth).length,
      ])
      expect(stack.lineups).toBeGreaterThanOrEqual(Math.max(2, lineups.length / 100))
    }
    for (const player of lessons.players.filter((_, i) => i % 7 === 0)) {
      const has = ({ names }: Entry) => names.includes(player.playerName)
      expect(player).toMatchObject({
        lineups: lineups.filter(has).length,
        captainLineups: lineups.filter(({ captain }) => captain === player.playerName).length,
        winningLineups: winners.filter(has).length,
      })
    }
  })

  test('the compact file is read back unchanged', () => {
    const pieces = encodeField(field)
    const file = new Uint8Array(pieces.reduce((bytes, piece) => bytes + piece.length, 0))
    pieces.reduce((at, piece) => {
      file.set(piece, at)
      return at + piece.length
    }, 0)
    expect(decodeField(file.buffer)).toEqual(field)
  })
}

/** Reads the text piece by piece; stops at the piece for which it is refused. */
export function tryStandings(
  text: string,
  { keepBest, pieceSize = 65_536 }: { keepBest: number; pieceSize?: number },
): Result<Standings, FileRefusal> {
  const reader = new StandingsReader({ keepBest })
  for (let at = 0; at < text.length; at += pieceSize) {
    const read = reader.push(text.slice(at, at + pieceSize))
    if (!read.ok) return read
  }
  return reader.finish()
}

/** Like `tryStandings`, but throws the message of a refusal. */
export function readStandings(text: string): Standings {
  const read = tryStandings(text, { keepBest: 100 })
  if (!read.ok) throw new Error(refusalText('standings', read.error))
  return read.value
}

type Entry = {
  rank: number
  id: string
  name: string
  points: number
  captain: string | null
  names: string[]
}

/** An independent reading of the file: cells by pattern, lineups split at the sport's slot codes. */
export function recompute(text: string) {
  const [header, ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/)
  const columns = cellsOf(header!)
  const playerAt = columns.indexOf('Player')
  const slotWords =
    /(?:^|(?<= ))(?:CPT|S-FLEX|FLEX|UTIL|QB|RB|WR|TE|DST|PG|SG|SF|PF|OF|SS|1B|2B|3B|BN|C|F|G|P) /g
  const entries: Entry[] = []
  const players = new Map<string, { draftedPct: number; points: number }>()
  for (const line of lines) {
    const cells = cellsOf(line)
    if (cells[0] && cells[0] !== 'NA') {
      const names = (cells[5] ?? '').split(slotWords).slice(1)
      entries.push({
        rank: Number(cells[0]),
        id: cells[1]!,
        name: cells[2]!,
        points: Number(cells[4]),
        captain: cells[5]?.startsWith('CPT ') ? tidy(names[0]!) : null,
        names: names.map(tidy),
      })
    }
    if (playerAt !== -1 && cells[playerAt]) {
      const [drafted, points] = cells.slice(-2)
      players.set(tidy(cells[playerAt]), {
        draftedPct: Number.parseFloat(drafted!),
        // A row labelled as captain has the captain's points.
        points: Number(points) / (cells[playerAt + 1] === 'CPT' ? 1.5 : 1),
      })
    }
  }
  return { entries, players }
}

function cellsOf(line: string): string[] {
  return [...`,${line}`.matchAll(/,(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
}

function tidy(name: string): string {
  return name.split(' ').filter(Boolean).join(' ')
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function mean(values: number[]): number {
  return sum(values) / values.length
}
