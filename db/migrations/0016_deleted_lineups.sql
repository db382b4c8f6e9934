CREATE TABLE `deleted_lineups` (
	`lineup_id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`content` text,
	`deleted_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deleted_lineups_newest` ON `deleted_lineups` (`user_id`,`deleted_at`);--> statement-breakpoint
CREATE INDEX `deleted_lineups_age` ON `deleted_lineups` (`deleted_at`);