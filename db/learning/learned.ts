import { sql } from 'drizzle-orm'
import type { MatchupHistory, PairHistory, PlayerHistory } from '#core/contest/learned.ts'
import type { Db } from '../client.ts'
import type { LearnedQuery } from './learned-shares.ts'

export async function findPlayerHistories(db: Db, query: LearnedQuery): Promise<PlayerHistory[]> {
  return db.all(sql`
    select player_name as playerName, games_played as games, avg_points as avgPoints, points_std_dev as pointsStdDev,
      avg_salary as avgSalary, value_score as valueScore, captain_frequency as captainFrequency,
      winning_lineup_count as winningLineups
    from player_learning_stats
    where user_id = ${query.userId} and format = ${query.format} and player_name in (${namesOf(query)})
    order by player_name`)
}

export async function findMatchupHistories(db: Db, query: LearnedQuery): Promise<MatchupHistory[]> {
  return db.all(sql`
    select player_name as playerName, opponent_team as opponent, games_vs_opponent as games,
      avg_points_vs_opponent as avgPoints
    from matchup_history
    where user_id = ${query.userId} and format = ${query.format} and player_name in (${namesOf(query)})
    order by player_name, opponent_team`)
}

const MOST_PAIRS = 200

/** Pairs within the given players: those of the most games first, then of the most lineups. */
export async function findPairHistories(db: Db, query: LearnedQuery): Promise<PairHistory[]> {
  return db.all(sql`
    select player1_name as player1Name, player2_name as player2Name, games, times_stacked as timesStacked,
      success_rate as successRate, avg_combined_points as avgCombinedPoints, correlation_strength as correlation
    from stack_correlations
    where user_id = ${query.userId} and format = ${query.format} and player1_name in (${namesOf(query)})
      and player2_name in (${namesOf(query)})
    order by games desc, times_stacked desc, player1_name, player2_name limit ${MOST_PAIRS}`)
}

/** Number of the user's contests of that format with any of the players. */
export async function countContestsWith(db: Db, query: LearnedQuery): Promise<number> {
  const row = await db.get<{ contests: number }>(sql`
    select count(distinct l.contest_id) as contests
    from contest_player_lessons l join contests c on c.id = l.contest_id
    where l.user_id = ${query.userId} and c.format = ${query.format} and l.player_name in (${namesOf(query)})`)
  return row?.contests ?? 0
}

function namesOf({ playerNames }: LearnedQuery) {
  return sql`select value from json_each(${JSON.stringify(playerNames)})`
}
