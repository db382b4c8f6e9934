import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/** Players by name as the standings write it; unknown ones are left out of the answer. */
export type LearnedQuery = { userId: number; playerNames: readonly string[] }

export type LearnedPlayer = {
  playerName: string
  contests: number
  ownershipPct: number
  captainPct: number | null
}

export type LearnedStack = {
  player1Name: string
  player2Name: string
  timesStacked: number
  successRate: number
  /** Phi, -1 to 1; null when it is undefined (all lineups, or none, held both or won). */
  correlationStrength: number | null
}

/** Ownership over all of the user's contests with the player. */
export async function findLearnedPlayers(
  db: Db,
  { userId, playerNames }: LearnedQuery,
): Promise<LearnedPlayer[]> {
  return db.all(sql`
    select l.player_name as playerName, count(*) as contests, sum(l.lineups) * 100.0 / sum(c.lineups) as ownershipPct,
      sum(l.captain_lineups) * 100.0 / nullif(sum(iif(c.has_captain, c.lineups, 0)), 0) as captainPct
    from contest_player_lessons l join contests c on c.id = l.contest_id
    where l.user_id = ${userId} and l.player_name in (select value from json_each(${JSON.stringify(playerNames)}))
    group by l.player_name order by l.player_name`)
}

const MOST_STACKS = 200

/** Pairs within the given players, strongest first. */
export async function findLearnedStacks(
  db: Db,
  { userId, playerNames }: LearnedQuery,
): Promise<LearnedStack[]> {
  const names = JSON.stringify(playerNames)
  return db.all(sql`
    select player1_name as player1Name, player2_name as player2Name, times_stacked as timesStacked,
      success_rate as successRate, correlation_strength as correlationStrength
    from stack_correlations
    where user_id = ${userId} and player1_name in (select value from json_each(${names}))
      and player2_name in (select value from json_each(${names}))
    order by abs(correlation_strength) desc, player1_name, player2_name limit ${MOST_STACKS}`)
}

/** Number of the user's contests with any of the players. */
export async function countContestsWith(db: Db, { userId, playerNames }: LearnedQuery): Promise<number> {
  const row = await db.get<{ contests: number }>(sql`
    select count(distinct contest_id) as contests from contest_player_lessons
    where user_id = ${userId} and player_name in (select value from json_each(${JSON.stringify(playerNames)}))`)
  return row?.contests ?? 0
}
