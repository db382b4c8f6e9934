import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { Player } from '#core/players/player.ts'
import { showdownPool } from '../testing/pools.ts'
import { columnsFor, headOf, type TableContext } from './pool-columns.ts'
import { poolRows } from './pool-rows.ts'
import { DEFAULT_CHOICES, parsed, shownColumns, type TableChoices } from './table-choices.ts'

const PEOPLE: TableContext = { format: SHOWDOWN, rowsBy: 'people' }
const heads = (pool: readonly Player[], context = PEOPLE, columns: TableChoices['columns'] = {}) =>
  shownColumns(poolRows(pool, context.rowsBy), context, columns).map((column) => headOf(column, context))

/** Nobody has a leverage in this slate. */
const BY_PEOPLE = 'Pos Name Team Opp Salary|CPT $ Proj Value Own|CPT Own FPPG'.replace(/\|/g, ' ')

test('the columns of a fresh slate, in the order that players of the game know', () => {
  expect(heads(showdownPool()).join(' ')).toBe(BY_PEOPLE)
  expect(heads(showdownPool(), { format: SHOWDOWN, rowsBy: 'file' }).join(' ')).toBe(
    'Pos Name Team Opp Salary Proj Value Own FPPG',
  )
  expect(heads(showdownPool(), { format: BIG_LEAGUE, rowsBy: 'people' })).not.toContain('CPT Own')
})

test('beside the list of lineups the pool says whose player each is where several games are played', () => {
  const beside = (format: TableContext['format']) =>
    heads(showdownPool(), { format, rowsBy: 'people', entries: [] })
  expect(beside(SHOWDOWN)).toEqual(['Pos', 'Name', 'Salary', 'Proj', 'Own'])
  expect(beside(STANDARD)).toEqual(['Pos', 'Name', 'Team', 'Salary', 'Proj', 'Own'])
})

test('a column that was empty shows itself when one row gets a value, unless it was hidden', () => {
  const enriched = showdownPool().map((player, i) =>
    i === 3 ? { ...player, weatherImpactScore: 0, ceilingPoints: 21 } : player,
  )
  expect(heads(enriched).join(' ')).toBe(BY_PEOPLE.replace('FPPG', 'Ceiling FPPG').concat(' Weather'))
  expect(heads(enriched, PEOPLE, { weather: false })).not.toContain('Weather')
  const ranked = showdownPool().map((player, i) => (i === 3 ? { ...player, oprk: 0 } : player))
  expect(heads(ranked).join(' ')).toBe(`${BY_PEOPLE} OPRK`)
})

test('a column that says the same of every player hides itself, unless it was chosen', () => {
  const withGame = (score: (place: number) => number) =>
    showdownPool().map((player, i) => ({ ...player, gameEnvScore: score(i), leverageScore: 50 }))
  expect(heads(withGame(() => 40)).join(' ')).toBe(BY_PEOPLE)
  expect(
    heads(
      withGame(() => 40),
      PEOPLE,
      { environment: true, leverage: true },
    ).join(' '),
  ).toBe(BY_PEOPLE.replace('FPPG', 'Lev FPPG Game'))
  expect(heads(withGame((place) => (place === 3 ? 41 : 40))).join(' ')).toBe(`${BY_PEOPLE} Game`)
})

test('a first lineup has few columns, whatever was chosen for the others', () => {
  const simple = { ...PEOPLE, isSimple: true }
  expect(heads(showdownPool(), simple, { stack: true, team: false })).toEqual([
    'Pos',
    'Name',
    'Team',
    'Salary',
    'Points',
  ])
})

test('what was chosen is shown also without values and in a narrow row; name and position stay', () => {
  const columns = { stack: true, team: false, name: false, position: false }
  const shown = heads(showdownPool(), PEOPLE, columns)
  expect(shown.slice(0, 3)).toEqual(['Pos', 'Name', 'Opp'])
  expect(shown.at(-1)).toBe('Stack')
  const rows = poolRows(showdownPool(), 'people')
  expect(shownColumns(rows, PEOPLE, columns).at(-1)!.narrow.from).toBe('all')
})

test('every column has a head of its own and says what it means', () => {
  const columns = columnsFor(PEOPLE)
  expect(new Set(columns.map((column) => headOf(column, PEOPLE))).size).toBe(columns.length)
  for (const { meaning } of columns) expect(meaning).toMatch(/^[A-Z]/)
})

test('choices that another version stored: what is known of them counts', () => {
  const stored = { rowsBy: 'file', columns: { stack: true, team: 'yes', gone: true } }
  expect(parsed(stored)).toEqual({ rowsBy: 'file', columns: { stack: true } })
  for (const text of ['null', '1', '"x"', '[]', '{"rowsBy":"teams","columns":3}'])
    expect(parsed(JSON.parse(text))).toEqual(DEFAULT_CHOICES)
})
