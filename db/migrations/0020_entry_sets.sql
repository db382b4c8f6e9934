CREATE TABLE `deleted_entry_sets` (
	`set_id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`entry_set` text NOT NULL,
	`deleted_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deleted_entry_sets_newest` ON `deleted_entry_sets` (`user_id`,`deleted_at`);--> statement-breakpoint
CREATE INDEX `deleted_entry_sets_age` ON `deleted_entry_sets` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `entry_sets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`game_id` integer,
	`game_mode` text NOT NULL,
	`name` text NOT NULL,
	`slate_name` text,
	`contest_name` text,
	`contest_type` text NOT NULL,
	`entry_fee_cents` integer,
	`points_by` text,
	`lineups` integer NOT NULL,
	`settled` integer NOT NULL,
	`winnings_cents` integer NOT NULL,
	`cashed` integer NOT NULL,
	`best_points` real,
	`idempotency_key` text,
	`payload_hash` text,
	`created_at` integer NOT NULL,
	`bytes` integer NOT NULL,
	`results` text,
	`content` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `entry_sets_idempotency` ON `entry_sets` (`user_id`,`idempotency_key`);--> statement-breakpoint
CREATE INDEX `entry_sets_newest` ON `entry_sets` (`user_id`,"id" desc);--> statement-breakpoint
CREATE INDEX `entry_sets_game` ON `entry_sets` (`game_id`);--> statement-breakpoint
CREATE INDEX `entry_sets_stored` ON `entry_sets` (`user_id`,`bytes`);--> statement-breakpoint
ALTER TABLE `lineup_figures` ADD `entry_sets` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `lineup_figures` ADD `sets_revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- As for lineups: whatever changes a set also counts it, and makes the stored totals out of date.
CREATE TRIGGER lineup_figures_set_added AFTER INSERT ON entry_sets BEGIN INSERT INTO lineup_figures (user_id, lineups, revision, entry_sets, sets_revision) VALUES (NEW.user_id, 0, 0, 1, 1) ON CONFLICT (user_id) DO UPDATE SET entry_sets = entry_sets + 1, sets_revision = sets_revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER lineup_figures_set_removed AFTER DELETE ON entry_sets BEGIN UPDATE lineup_figures SET entry_sets = entry_sets - 1, sets_revision = sets_revision + 1 WHERE user_id = OLD.user_id; END;
--> statement-breakpoint
CREATE TRIGGER lineup_figures_set_changed AFTER UPDATE ON entry_sets BEGIN UPDATE lineup_figures SET sets_revision = sets_revision + 1 WHERE user_id = NEW.user_id; END;
--> statement-breakpoint
CREATE TRIGGER over_limit_entrysets BEFORE INSERT ON over_limit WHEN NEW.what = 'entrySets' BEGIN SELECT RAISE(ABORT, 'over the limit of stored entrySets'); END;
--> statement-breakpoint
CREATE TRIGGER over_limit_entrysetbytes BEFORE INSERT ON over_limit WHEN NEW.what = 'entrySetBytes' BEGIN SELECT RAISE(ABORT, 'over the limit of stored entrySetBytes'); END;
