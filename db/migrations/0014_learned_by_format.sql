-- Learned figures are kept by format. They are sums over the lessons of the contests, so they are summed again.
DROP TABLE `player_learning_stats`;--> statement-breakpoint
CREATE TABLE `player_learning_stats` (
	`user_id` integer NOT NULL,
	`format` text DEFAULT '' NOT NULL,
	`player_name` text NOT NULL,
	`position` text,
	`games_played` integer NOT NULL,
	`avg_points` real,
	`points_std_dev` real,
	`avg_salary` real,
	`value_score` real,
	`captain_frequency` real,
	`winning_lineup_count` integer DEFAULT 0 NOT NULL,
	`last_updated` integer NOT NULL,
	PRIMARY KEY(`user_id`, `format`, `player_name`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO player_learning_stats (user_id, format, player_name, position, games_played, avg_points, points_std_dev,
  avg_salary, value_score, captain_frequency, winning_lineup_count, last_updated)
SELECT user_id, format, player_name, max(position), count(*), sum(p) / (count(p) * 1000.0),
  sqrt((count(p) * sum(p * p) - sum(p) * sum(p)) / (count(p) * nullif(count(p) - 1, 0) * 1000000.0)),
  sum(s) * 1.0 / count(s), sum(iif(s IS NULL, NULL, p)) * 1.0 / sum(iif(p IS NULL, NULL, s)),
  sum(captained) * 100.0 / nullif(sum(captain_field), 0), sum(won), max(at)
FROM (
  SELECT l.user_id, c.format, l.player_name, max(l.position) AS position, max(l.points_milli) AS p, max(l.salary) AS s,
    sum(l.captain_lineups) AS captained, sum(iif(c.has_captain, c.lineups, 0)) AS captain_field,
    sum(l.winning_lineups) AS won, max(c.uploaded_at) AS at
  FROM contest_player_lessons l JOIN contests c ON c.id = l.contest_id
  WHERE c.format IS NOT NULL GROUP BY l.user_id, c.format, l.player_name, coalesce(c.game_id, -c.id)
) GROUP BY user_id, format, player_name;
--> statement-breakpoint
DELETE FROM `stack_correlations`;--> statement-breakpoint
DROP INDEX `stack_correlations_pair`;--> statement-breakpoint
ALTER TABLE `stack_correlations` ADD `format` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `stack_correlations` ADD `games` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `stack_correlations_pair` ON `stack_correlations` (`user_id`,`format`,`player1_name`,`player2_name`);--> statement-breakpoint
INSERT INTO stack_correlations (user_id, format, player1_name, player2_name, games, times_stacked, avg_combined_points,
  success_rate, correlation_strength, last_updated)
SELECT user_id, format, player1_name, player2_name, count(*), sum(held), sum(p) / (count(p) * 1000.0),
  sum(won) * 100.0 / sum(held),
  (1.0 * sum(field) * sum(won) - 1.0 * sum(held) * sum(winners)) / nullif(
    sqrt(1.0 * sum(held) * (sum(field) - sum(held))) * sqrt(1.0 * sum(winners) * (sum(field) - sum(winners))), 0),
  max(at)
FROM (
  SELECT l.user_id, c.format, l.player1_name, l.player2_name, max(l.combined_milli) AS p, sum(l.lineups) AS held,
    sum(l.winning_lineups) AS won, sum(c.lineups) AS field, sum(c.winning_lineups) AS winners, max(c.uploaded_at) AS at
  FROM contest_stack_lessons l JOIN contests c ON c.id = l.contest_id
  WHERE c.format IS NOT NULL GROUP BY l.user_id, c.format, l.player1_name, l.player2_name, coalesce(c.game_id, -c.id)
) GROUP BY user_id, format, player1_name, player2_name;
--> statement-breakpoint
DELETE FROM `matchup_history`;--> statement-breakpoint
DROP INDEX `matchup_history_pair`;--> statement-breakpoint
ALTER TABLE `matchup_history` ADD `format` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `matchup_history_pair` ON `matchup_history` (`user_id`,`format`,`player_name`,`opponent_team`);--> statement-breakpoint
INSERT INTO matchup_history (user_id, format, player_name, opponent_team, games_vs_opponent, avg_points_vs_opponent,
  points_variance, last_updated)
SELECT user_id, format, player_name, opponent, count(p), sum(p) / (count(p) * 1000.0),
  (count(p) * sum(p * p) - sum(p) * sum(p)) / (count(p) * nullif(count(p) - 1, 0) * 1000000.0), max(at)
FROM (
  SELECT l.user_id, c.format, l.player_name, l.opponent, max(l.points_milli) AS p, max(c.uploaded_at) AS at
  FROM contest_player_lessons l JOIN contests c ON c.id = l.contest_id
  WHERE c.format IS NOT NULL AND l.opponent IS NOT NULL AND l.points_milli IS NOT NULL
  GROUP BY l.user_id, c.format, l.player_name, l.opponent, coalesce(c.game_id, -c.id)
) GROUP BY user_id, format, player_name, opponent;
