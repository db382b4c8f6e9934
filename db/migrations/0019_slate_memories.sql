CREATE TABLE `slate_memories` (
	`game_id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`revision` integer NOT NULL,
	`game` text,
	`content` text NOT NULL,
	`bytes` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `slate_memories_game` ON `slate_memories` (`user_id`,`game`,`updated_at`);--> statement-breakpoint
CREATE INDEX `slate_memories_stored` ON `slate_memories` (`user_id`,`bytes`);--> statement-breakpoint
CREATE TRIGGER over_limit_memorybytes BEFORE INSERT ON over_limit WHEN NEW.what = 'memoryBytes' BEGIN SELECT RAISE(ABORT, 'over the limit of stored memoryBytes'); END;
