CREATE TABLE `enrichment_cache` (
	`user_id` integer NOT NULL,
	`question_hash` text NOT NULL,
	`finding` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `question_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `enrichment_cache_expired` ON `enrichment_cache` (`expires_at`);