import { getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import * as schema from '#db/schema.ts'
import { ON_THE_SERVER } from './kept.ts'

type Row = (typeof ON_THE_SERVER)[number]['name']

/** The row of the page that tells of a table; null for one that never has a row. */
const ROW_OF: Record<string, Row | null> = {
  users: 'Your account',
  linked_accounts: 'Your account',
  sessions: 'Sign-ins',
  known_devices: 'Sign-ins',
  rate_counters: 'Counts of attempts',
  over_limit: null,
  games: 'Slates',
  slate_memories: 'Slates',
  standing_memories: 'Rules and contests by name',
  enrichment_cache: 'Answers about players',
  saved_lineups: 'Lineups and entries',
  saved_lineup_players: 'Lineups and entries',
  lineup_figures: 'Lineups and entries',
  lineup_sort_keys: 'Lineups and entries',
  deleted_lineups: 'Lineups and entries',
  entry_sets: 'Lineups and entries',
  deleted_entry_sets: 'Lineups and entries',
  entered_entries: 'Lineups and entries',
  entry_set_figures: 'Lineups and entries',
  contests: 'Contests',
  contest_lineups: 'Contests',
  contest_placings: 'Contests',
  contest_autopsies: 'Contests',
  contest_player_lessons: 'Contests',
  contest_stack_lessons: 'Contests',
  player_learning_stats: 'Contests',
  stack_correlations: 'Contests',
  matchup_history: 'Contests',
  historical_entries: 'History',
  history_imports: 'History',
  history_analytics: 'History',
  sport_history: 'History',
  jobs: 'Background work',
}

test('the privacy page tells of every table of the database', () => {
  const tables = Object.values(schema).flatMap((each) => (is(each, SQLiteTable) ? getTableName(each) : []))
  expect(tables.toSorted()).toEqual(Object.keys(ROW_OF).sort())
  const told = new Set(Object.values(ROW_OF))
  // Logs are no table.
  expect(ON_THE_SERVER.filter(({ name }) => !told.has(name)).map(({ name }) => name)).toEqual(['Log lines'])
})
