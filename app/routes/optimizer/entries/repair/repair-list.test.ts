import { describe, expect, test } from 'vitest'
import { affectedSentence } from '#app/components/out-players/affected-words.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { type Player, personKey } from '#core/players/player.ts'
import { DEFAULT_NUMBERS } from '#core/projections/slate-numbers.ts'
import { rowKey } from '#core/slate-memory/field-keys.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { repairLineups } from '#optimizer/repair.ts'
import { isKeptBuild, type KeptBuild } from '../../state/kept-build.ts'
import { goneIds } from '../../state/left-out.ts'
import type { LineupAction, LineupState } from '../../state/lineup-state.ts'
import { reduceLineup } from '../../state/reduce-lineup.ts'
import { initialLineupState } from '../../testing/initial-lineup-state.ts'
import { showdownPool } from '../../testing/pools.ts'
import { buildSentence } from '../building/build-sentence.ts'
import { affectedLineups } from '../set/affected-lineups.ts'
import { buildRequestOf } from '../set/build-request-of.ts'
import { listedLineups } from '../set/listed-lineups.ts'
import { changedSince, madeFrom } from '../set/made-from.ts'
import { madeFromRepaired, withRepaired } from './apply-repair.ts'
import { closedTo } from './closed-to.ts'
import { lineupCells } from './lineup-cells.ts'

const kernel = await loadKernel()
const pool = showdownPool()
const start = initialLineupState(SHOWDOWN, pool)
const row = (id: string) => start.playerPool.find((player) => player.id === id)!

/** Captain and flex players by their numbers; the list holds a row of each for every player. */
const build: KeptBuild = {
  rows: start.playerPool.map(rowKey),
  lineups: [
    [7, 0, 1, 2, 3, 4],
    [7, 1, 2, 3, 4, 5],
    [6, 0, 2, 3, 4, 5],
  ].map(([captain, ...flex]) => [place(`p${captain}-cpt`), ...flex.map((number) => place(`p${number}`))]),
  ...{ wanted: 3, exact: 'n_best', isProved: true, isByPoints: true, shortfall: null, unmet: [] },
  madeFrom: madeFrom(start, 3),
  ...{ removed: [], locked: [], previous: null, edited: null },
}
const listed: LineupState = { ...start, build }
const out = reduceLineup(listed, { type: 'set_injury', player: row('p0'), status: 'Out' })

function place(id: string): number {
  return start.playerPool.findIndex((player) => player.id === id)
}

function repaired(state: LineupState) {
  const request = { ...buildRequestOf(state, 3, true), excludedIds: goneIds(state) }
  const lineups = lineupCells(state)
  const closed = closedTo(state, { request, lineups }, Date.parse('2020-01-01'))
  const repair = repairLineups({ ...request, lineups, ...closed, way: { kind: 'best' } }, kernel)
  const context = {
    pool: state.playerPool,
    from: madeFromRepaired(state.build!, state, affectedLineups(state)),
  }
  return { ...repair, build: withRepaired(state.build!, repair.repaired, context) }
}

describe('lineups that hold a player who is out', () => {
  test('are known at once, whether the player is marked out, excluded, or not in a newer file', () => {
    expect(affectedLineups(listed).places).toEqual([])
    expect(affectedLineups(out)).toEqual({
      places: [0, 2],
      people: [{ key: 'person-0@AAA', name: 'Person 0', why: 'out' }],
    })
    const excluded = reduceLineup(listed, { type: 'toggle_exclude', player: row('p0') })
    expect(affectedLineups(excluded)).toMatchObject({ places: [0, 2], people: [{ why: 'excluded' }] })
    const newer = { ...listed, playerPool: listed.playerPool.filter(({ name }) => name !== 'Person 0') }
    expect(affectedLineups(newer)).toMatchObject({ places: [0, 2], people: [{ why: 'gone' }] })
    expect(listedLineups(out).map((lineup) => lineup.out.map(({ name }) => name))).toEqual([
      ['Person 0'],
      [],
      ['Person 0'],
    ])
  })

  test.each([
    [[0, 2], ['out'], '2 of 20 lineups hold A, who is out.'],
    [[0], ['excluded'], '1 of 20 lineups holds A, who is excluded.'],
    [[0, 2], ['out', 'excluded'], '2 of 20 lineups hold A or B, who are out or excluded.'],
    [[0, 1, 2], ['out', 'out', 'out', 'out'], '3 of 20 lineups hold one of 4 players who are out.'],
  ] as const)('%j, %j: %s', (places, states, sentence) => {
    const people = states.map((why, i) => ({ key: `${i}`, name: 'ABCD'[i]!, why }))
    expect(affectedSentence({ places, people }, 20)).toBe(sentence)
  })

  test.each([
    [['out', 'out'], 'The lineup holds A and B, who are out.'],
    [['out', 'out', 'out', 'out'], 'The lineup holds 4 players who are out.'],
  ] as const)('all of %j are in a single lineup: %s', (states, sentence) => {
    const people = states.map((why, i) => ({ key: `${i}`, name: 'ABCD'[i]!, why }))
    expect(affectedSentence({ places: [0], people }, 1)).toBe(sentence)
  })
})

describe('a repair that is applied', () => {
  test('changes only those lineups; the others are the same arrays, and Undo brings the list back', () => {
    const { build: next, unrepairable } = repaired(out)
    expect(unrepairable).toEqual([])
    expect(next.lineups[1]).toBe(build.lineups[1])
    for (const index of [0, 2]) {
      const changed = next.lineups[index]!.filter((each, slot) => each !== build.lineups[index]![slot])
      expect(changed).toHaveLength(1)
    }
    expect(isKeptBuild(JSON.parse(JSON.stringify(next)))).toBe(true)
    const applied = reduceLineup(out, { type: 'set_entries', entries: { build: next } })
    expect(affectedLineups(applied).places).toEqual([])
    expect(reduceLineup(applied, { type: 'undo_entries' }).build).toBe(build)
  })

  test('is counted in the sentence of the list; the choice of players makes it stale no more', () => {
    const { build: next } = repaired(reduceLineup(listed, { type: 'toggle_exclude', player: row('p0') }))
    expect(buildSentence(next)).toBe('3 lineups, 2 repaired.')
    const now = madeFrom(reduceLineup(listed, { type: 'toggle_exclude', player: row('p0') }), 3)
    expect(changedSince(build.madeFrom, now)).toContain('the choice of players')
    expect(changedSince(next.madeFrom, now)).not.toContain('the choice of players')
    expect(next.previous).toBe(build.lineups)
  })

  test('nor do the figures that a player who is out leaves to others; those that changed besides do', () => {
    const now = madeFrom(out, 3)
    expect(changedSince(build.madeFrom, now)).toContain('the players’ figures')
    expect(changedSince(repaired(out).build.madeFrom, now)).toEqual([])
    const dearer = out.playerPool.map((each) =>
      each.id === 'p4' ? { ...each, salary: each.salary + 100 } : each,
    )
    const other = { ...out, playerPool: dearer }
    expect(changedSince(repaired(other).build.madeFrom, madeFrom(other, 3))).toEqual(['the players’ figures'])
  })

  test('keeps a locked lineup locked, and the lineup in the builder the one that is edited', () => {
    const [first] = build.lineups
    const { build: next } = repaired({ ...out, build: { ...build, locked: [first!], edited: first! } })
    expect(next.locked).toEqual([next.lineups[0]])
    expect(next.edited).toBe(next.lineups[0])
  })

  test('takes in a player that a newer file does not list any more', () => {
    const newer = { ...listed, playerPool: listed.playerPool.filter(({ name }) => name !== 'Person 0') }
    const { build: next } = repaired(newer)
    expect(listedLineups({ ...newer, build: next })).toHaveLength(3)
    expect(next.lineups[1]).toBe(build.lineups[1])
  })
})

describe('whom builds leave out', () => {
  /** Whoever is not in the lineup costs too much or is out, so that only Person 20 can come in. */
  const others = Array.from({ length: 8 }, (_, index) =>
    bothRows(8 + index, { fppg: 10, salary: 30_000, team: index % 2 === 0 ? 'AAA' : 'BBB' }),
  )
  const wide = initialLineupState(SHOWDOWN, [
    ...pool,
    ...others.flat(),
    ...bothRows(20, { fppg: 15, salary: 3_000, team: 'AAA' }),
  ])
  const rowOf = (id: string) => wide.playerPool.find((player) => player.id === id)!
  const [first] = build.lineups
  const news: LineupAction[] = ['p0', 'p5', 'p6'].map((id) => ({
    ...{ type: 'set_injury', status: 'Out' },
    player: rowOf(id),
  }))
  const repairedAfter = (...actions: LineupAction[]) =>
    repaired(
      [...news, ...actions].reduce(reduceLineup, {
        ...wide,
        build: { ...build, rows: wide.playerPool.map(rowKey), lineups: [first!] },
      }),
    )
  const nothing = { flexOwnershipPct: null, captainOwnershipPct: null, ceiling: null, spread: null }
  /** A projection file of the whole pool, in which Person 20 has these points. */
  const withFile = (points: number | null, out: readonly string[] = []): LineupAction => ({
    type: 'set_numbers',
    numbers: {
      ...DEFAULT_NUMBERS,
      files: [
        {
          ...{ name: 'mine.csv', importedAt: 1, weight: 1, out },
          people: Object.fromEntries(
            wide.playerPool
              .filter((player) => points !== null || player.name !== 'Person 20')
              .map((player) => [
                personKey(player),
                { ...nothing, points: player.name === 'Person 20' ? points : 12 },
              ]),
          ),
        },
      ],
    },
  })

  test.each<[string, LineupAction[]]>([
    ['projected', [withFile(9)]],
    ['without a file', []],
    ['put back by hand', [withFile(0), { type: 'put_back', people: ['person-20@AAA'] }]],
  ])('come in while they are used: %s', (_, actions) => {
    const { repaired: changes, build: next } = repairedAfter(...actions)
    expect(changes).toMatchObject([{ changed: [{ out: 'p0', in: 'p20' }] }])
    expect(next.repaired).toHaveLength(1)
  })

  test.each<[string, LineupAction[]]>([
    ['projected with 0', [withFile(0)]],
    ['projected below what counts', [withFile(1.5)]],
    ['not in the file', [withFile(null)]],
    ['out in the file', [withFile(9, ['person-20@AAA'])]],
    ['excluded', [{ type: 'toggle_exclude', player: rowOf('p20') }]],
    ['marked out', [{ type: 'set_injury', player: rowOf('p20'), status: 'Out' }]],
  ])('come in nowhere, although nobody else fits: %s', (_, actions) => {
    const { repaired: changes, unrepairable } = repairedAfter(...actions)
    expect(changes).toEqual([])
    expect(unrepairable).toHaveLength(1)
  })
})

function bothRows(
  number: number,
  { fppg, salary, team }: Pick<Player, 'fppg' | 'salary' | 'team'>,
): Player[] {
  const flex = makePlayer({
    ...{ id: `p${number}`, name: `Person ${number}`, providerId: `${300 + number}` },
    ...{ team, opponent: team === 'AAA' ? 'BBB' : 'AAA', fppg, salary },
  })
  const captain = {
    id: `${flex.id}-cpt`,
    position: 'CPT',
    salary: 1.5 * salary,
    providerId: `${400 + number}`,
  }
  return [{ ...flex, ...captain, captainPricing: 'scaled' } as Player, flex]
}
