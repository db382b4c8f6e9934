CREATE TABLE `contest_player_lessons` (
	`contest_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`player_name` text NOT NULL,
	`position` text,
	`lineups` integer NOT NULL,
	`captain_lineups` integer NOT NULL,
	`winning_lineups` integer NOT NULL,
	`points_milli` integer,
	`salary` integer,
	`opponent` text,
	PRIMARY KEY(`contest_id`, `player_name`),
	FOREIGN KEY (`contest_id`) REFERENCES `contests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contest_player_lessons_player` ON `contest_player_lessons` (`user_id`,`player_name`);--> statement-breakpoint
CREATE TABLE `contest_stack_lessons` (
	`contest_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`player1_name` text NOT NULL,
	`player2_name` text NOT NULL,
	`lineups` integer NOT NULL,
	`winning_lineups` integer NOT NULL,
	`combined_milli` integer,
	PRIMARY KEY(`contest_id`, `player1_name`, `player2_name`),
	FOREIGN KEY (`contest_id`) REFERENCES `contests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contest_stack_lessons_pair` ON `contest_stack_lessons` (`user_id`,`player1_name`,`player2_name`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`contest_id` integer,
	`file_key` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`error` text,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`contest_id`) REFERENCES `contests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `jobs_due` ON `jobs` (`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `jobs_contest` ON `jobs` (`contest_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_file` ON `jobs` (`kind`,`file_key`);--> statement-breakpoint
ALTER TABLE `contest_lineups` ADD `copies` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `contests` ADD `file_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `contests` ADD `file_bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `contests` ADD `file_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `contests` ADD `lineups` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `contests` ADD `winning_lineups` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `contests` ADD `has_captain` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `contests` ADD `is_live` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `contests` ADD `payouts` text;