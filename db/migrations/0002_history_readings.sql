-- Nothing has been written to this table before, so it is made anew: the contest's date as the provider writes it,
-- and of which day the file was that a row came from.
DROP TABLE `historical_entries`;--> statement-breakpoint
CREATE TABLE `historical_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`sport` text NOT NULL,
	`game_type` text NOT NULL,
	`entry_key` text NOT NULL,
	`contest_name` text NOT NULL,
	`contest_key` text NOT NULL,
	`contest_date` text NOT NULL,
	`place` integer,
	`points` real,
	`winnings_non_ticket_cents` integer DEFAULT 0 NOT NULL,
	`winnings_ticket_cents` integer DEFAULT 0 NOT NULL,
	`contest_entries` integer,
	`entry_fee_cents` integer NOT NULL,
	`prize_pool_cents` integer,
	`places_paid` integer,
	`as_of` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `historical_entries_entry` ON `historical_entries` (`user_id`,`entry_key`);--> statement-breakpoint
CREATE INDEX `historical_entries_newest` ON `historical_entries` (`user_id`,`contest_date` desc,`entry_key`);
