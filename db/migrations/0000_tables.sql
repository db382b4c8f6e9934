CREATE TABLE `contest_lineups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entry_id` text NOT NULL,
	`contest_id` integer NOT NULL,
	`rank` integer NOT NULL,
	`points` real NOT NULL,
	`lineup_text` text NOT NULL,
	`players` text NOT NULL,
	`cpt_player` text,
	`ownership_avg` real,
	`game_detected` text,
	FOREIGN KEY (`contest_id`) REFERENCES `contests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contest_lineups_entry` ON `contest_lineups` (`contest_id`,`entry_id`);--> statement-breakpoint
CREATE INDEX `contest_lineups_rank` ON `contest_lineups` (`contest_id`,`rank`);--> statement-breakpoint
CREATE TABLE `contests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`game_id` integer,
	`name` text NOT NULL,
	`entries` integer NOT NULL,
	`winning_points` real,
	`average_points` real,
	`uploaded_at` integer NOT NULL,
	`data_source` text DEFAULT 'draftkings_csv' NOT NULL,
	`file_hash` text NOT NULL,
	`meta` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contests_same_file` ON `contests` (`user_id`,`file_hash`);--> statement-breakpoint
CREATE TABLE `games` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`sport` text DEFAULT 'NFL' NOT NULL,
	`game_mode` text DEFAULT 'showdown' NOT NULL,
	`slate_name` text NOT NULL,
	`game_date` text,
	`teams` text,
	`meta` text,
	`csv_data` text,
	`file_name` text,
	`content_hash` text NOT NULL,
	`source` text DEFAULT 'manual' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `games_same_content` ON `games` (`user_id`,`game_mode`,`content_hash`);--> statement-breakpoint
CREATE TABLE `historical_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`sport` text NOT NULL,
	`game_type` text NOT NULL,
	`entry_key` text NOT NULL,
	`contest_name` text NOT NULL,
	`contest_key` text NOT NULL,
	`contest_date` integer NOT NULL,
	`place` integer,
	`points` real,
	`winnings_non_ticket_cents` integer DEFAULT 0 NOT NULL,
	`winnings_ticket_cents` integer DEFAULT 0 NOT NULL,
	`contest_entries` integer,
	`entry_fee_cents` integer NOT NULL,
	`prize_pool_cents` integer,
	`places_paid` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `historical_entries_entry` ON `historical_entries` (`user_id`,`entry_key`);--> statement-breakpoint
CREATE INDEX `historical_entries_newest` ON `historical_entries` (`user_id`,"contest_date" desc);--> statement-breakpoint
CREATE TABLE `matchup_history` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`player_name` text NOT NULL,
	`opponent_team` text NOT NULL,
	`games_vs_opponent` integer NOT NULL,
	`avg_points_vs_opponent` real,
	`points_variance` real,
	`last_updated` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `matchup_history_pair` ON `matchup_history` (`user_id`,`player_name`,`opponent_team`);--> statement-breakpoint
CREATE TABLE `player_learning_stats` (
	`user_id` integer NOT NULL,
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
	PRIMARY KEY(`user_id`, `player_name`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `saved_lineup_players` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`lineup_id` integer NOT NULL,
	`player_name` text NOT NULL,
	`position` text NOT NULL,
	`team` text,
	`opponent` text,
	`salary` real NOT NULL,
	`fantasy_points` real DEFAULT 0 NOT NULL,
	`ownership_pct` real,
	`leverage_score` real,
	`outlook_score` real,
	`weather_score` real,
	`game_env_score` real,
	`opponent_ease_score` real,
	`synergy_multiplier` real,
	`leverage_multiplier` real,
	`is_captain` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`lineup_id`) REFERENCES `saved_lineups`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_lineup_players_lineup` ON `saved_lineup_players` (`lineup_id`);--> statement-breakpoint
CREATE TABLE `saved_lineups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`game_id` integer,
	`game_mode` text DEFAULT 'showdown' NOT NULL,
	`lineup_name` text NOT NULL,
	`week` integer,
	`contest_name` text,
	`contest_type` text DEFAULT 'GPP' NOT NULL,
	`entry_field_size` integer,
	`entry_fee_total_cents` integer,
	`winnings_total_cents` integer,
	`points_total` real,
	`projected_points` real NOT NULL,
	`rank` integer,
	`cash_line` real,
	`avg_outlook_score` real,
	`avg_leverage_score` real,
	`avg_salary_spent` real NOT NULL,
	`remaining_salary` real NOT NULL,
	`num_stacks` integer NOT NULL,
	`stack_types` text NOT NULL,
	`model_version` text,
	`model_confidence` real,
	`performance_grade` text,
	`finalized` integer DEFAULT false NOT NULL,
	`idempotency_key` text,
	`payload_hash` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_lineups_idempotency` ON `saved_lineups` (`user_id`,`idempotency_key`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `stack_correlations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`player1_name` text NOT NULL,
	`player2_name` text NOT NULL,
	`times_stacked` integer NOT NULL,
	`avg_combined_points` real,
	`success_rate` real,
	`correlation_strength` real,
	`last_updated` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stack_correlations_pair` ON `stack_correlations` (`user_id`,`player1_name`,`player2_name`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text(255) NOT NULL,
	`username_key` text NOT NULL,
	`email` text(255),
	`password` text NOT NULL,
	`role` text(50) DEFAULT 'user' NOT NULL,
	`must_change_password` integer DEFAULT false NOT NULL,
	`temporary_password_expires_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key_unique` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);