import { expect, test } from 'vitest'
import { SaveLineupRequest } from '#contract/saved-lineups.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { lineupOf, projectedPoints } from '#core/lineups/lineup.ts'
import { parseSlateCsv } from '#core/slate/slate-csv.ts'
import { checkSaveForm, type SaveForm, saveRequest } from './save-form.ts'

const BLANK: SaveForm = {
  lineup_name: 'Mine',
  week: '',
  contest_name: '',
  contest_type: 'GPP',
  entry_field_size: '',
  entry_fee_total: '',
  winnings_total: '',
  points_total: '',
  rank: '',
}

const SLATE_CSV = [
  'Roster Position,Position,Name,TeamAbbrev,Game Info,Salary,AvgPointsPerGame',
  'CPT,QB,Ann Arm,AAA,AAA@BBB 11/01/2026 01:00PM ET,15000,20',
  ...['Ben', 'Cal', 'Dov', 'Eli', 'Fox'].map(
    (name) => `FLEX,WR,${name} Hand,BBB,AAA@BBB 11/01/2026 01:00PM ET,6000,10.5`,
  ),
].join('\n')

test('empty fields are absent, figures become numbers, points keep their decimals', () => {
  const { details } = checkSaveForm(
    { ...BLANK, week: '9', points_total: '141.52', entry_fee_total: '2.50' },
    'showdown',
  )
  expect(details).toEqual({
    lineup_name: 'Mine',
    week: 9,
    contest_type: 'GPP',
    game_mode: 'showdown',
    entry_fee_total: 2.5,
    points_total: 141.52,
  })
})

test('each invalid field has its own message', () => {
  const { errors } = checkSaveForm(
    {
      ...BLANK,
      lineup_name: '  ',
      week: '0',
      entry_field_size: '-3',
      entry_fee_total: '-1',
      winnings_total: '-0.01',
      points_total: '-5',
      rank: '1.5',
    },
    'showdown',
  )
  expect(errors).toEqual({
    lineup_name: 'Lineup name is required',
    week: 'Week must be a positive number',
    entry_field_size: 'Field size must be positive',
    entry_fee_total: 'Entry fee must be non-negative',
    winnings_total: 'Winnings must be non-negative',
    points_total: 'Points must be non-negative',
    rank: 'Rank must be a positive number',
  })
})

test('the server schema accepts the payload; it marks the captain and names the game', () => {
  const parsed = parseSlateCsv(SLATE_CSV, { format: SHOWDOWN })
  if (!parsed.ok) throw new Error(parsed.error.kind)
  const lineup = lineupOf(SHOWDOWN, parsed.value.players)
  const { details } = checkSaveForm(BLANK, 'showdown')
  const request = saveRequest(details!, lineup, parsed.value)

  expect(SaveLineupRequest.safeParse(JSON.parse(JSON.stringify(request))).success).toBe(true)
  expect(
    request.players.map((player) => [player.player_name, player.position, player.is_captain])[0],
  ).toEqual(['Ann Arm', 'QB', true])
  expect(request.players.filter((player) => player.is_captain)).toHaveLength(1)
  // 15,000 + 5 x 6,000 = 45,000 of 50,000.
  expect(request.lineup).toMatchObject({
    avg_salary_spent: 7500,
    remaining_salary: 5000,
    points_by: 'average',
  })
  expect(request.players.map((player) => player.fantasy_points)).toEqual([20, ...Array(5).fill(10.5)])
  expect(request.game).toMatchObject({
    id: 'nfl_2026_20261101_aaa_bbb',
    sport: 'NFL',
    gameDate: '2026-11-01',
    teams: { away: 'AAA', home: 'BBB' },
    source: 'manual',
  })
})

test('the saved points are those that the builder shows: the projection if the player has one', () => {
  const parsed = parseSlateCsv(SLATE_CSV, { format: SHOWDOWN })
  if (!parsed.ok) throw new Error(parsed.error.kind)
  const [captain, first, ...others] = parsed.value.players
  const projected = [{ ...captain!, projectedPoints: 24 }, { ...first!, projectedPoints: 0 }, ...others]
  const lineup = lineupOf(SHOWDOWN, projected)
  const { lineup: saved, players } = saveRequest(
    checkSaveForm(BLANK, 'showdown').details!,
    lineup,
    parsed.value,
  )
  // Two projections beside four averages.
  expect(saved.points_by).toBe('mixed')
  expect(players.map((player) => player.fantasy_points)).toEqual([24, 0, 10.5, 10.5, 10.5, 10.5])
  expect(projectedPoints(lineup)).toBe(24 * 1.5 + 0 + 4 * 10.5)

  const hurt = lineupOf(SHOWDOWN, [{ ...projected[0]!, injuryStatus: 'Questionable' }, ...projected.slice(1)])
  const hurtPlayers = saveRequest(checkSaveForm(BLANK, 'showdown').details!, hurt, parsed.value).players
  expect(hurtPlayers[0]!.fantasy_points).toBeCloseTo(24 * 0.9, 9)
})

test('each figure of a player is saved under its own name', () => {
  const parsed = parseSlateCsv(SLATE_CSV, { format: SHOWDOWN })
  if (!parsed.ok) throw new Error(parsed.error.kind)
  const [captain, ...others] = parsed.value.players
  const known = {
    ...captain!,
    team: 'KC',
    opponent: 'BUF',
    fppg: 21.5,
    salary: 15_300,
    ownershipPct: 11,
    leverageScore: 22,
    outlookScore: 33,
    weatherImpactScore: 44,
    gameEnvScore: 55,
    opponentEaseScore: 66,
    synergyMultiplier: 1.25,
  }
  const lineup = lineupOf(SHOWDOWN, [known, ...others])
  const { players } = saveRequest(checkSaveForm(BLANK, 'showdown').details!, lineup, parsed.value)
  expect(players[0]).toEqual({
    player_name: 'Ann Arm',
    position: 'QB',
    team: 'KC',
    opponent: 'BUF',
    salary: 15_300,
    // 21.5 x 1.25
    fantasy_points: 26.875,
    ownership_pct: 11,
    leverage_score: 22,
    outlook_score: 33,
    weather_score: 44,
    game_env_score: 55,
    opponent_ease_score: 66,
    synergy_multiplier: 1.25,
    is_captain: true,
  })
})

test('figures that were not given are saved as unknown; the outlook follows from the file', () => {
  const parsed = parseSlateCsv(SLATE_CSV, { format: SHOWDOWN })
  if (!parsed.ok) throw new Error(parsed.error.kind)
  const lineup = lineupOf(SHOWDOWN, parsed.value.players)
  const { players } = saveRequest(checkSaveForm(BLANK, 'showdown').details!, lineup, parsed.value)
  for (const player of players) {
    expect(player).toMatchObject({
      ownership_pct: null,
      leverage_score: null,
      weather_score: null,
      game_env_score: null,
      opponent_ease_score: null,
    })
  }
  // No rank counts half: 0.3 x 0.5 + 0.4 x 10.5 / 30 + 0.3 x 1.75 / 3 = 0.465.
  expect(players[1]!.outlook_score).toBe(47)
})
