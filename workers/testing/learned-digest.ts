import { env } from 'cloudflare:workers'

/** All learned rows of a user as one text, without row and contest ids. */
export async function learnedDigest(userId: number): Promise<string> {
  const tables = [
    `select format, player_name, position, games_played, avg_points, points_std_dev, avg_salary, value_score,
      captain_frequency,
      winning_lineup_count, last_updated from player_learning_stats where user_id = ? order by format, player_name`,
    `select format, player1_name, player2_name, games, times_stacked, avg_combined_points, success_rate, correlation_strength,
      last_updated from stack_correlations where user_id = ? order by format, player1_name, player2_name`,
    `select format, player_name, opponent_team, games_vs_opponent, avg_points_vs_opponent, points_variance, last_updated
      from matchup_history where user_id = ? order by format, player_name, opponent_team`,
  ]
  const rows = await Promise.all(tables.map((query) => env.DB.prepare(query).bind(userId).raw()))
  return JSON.stringify(rows)
}
