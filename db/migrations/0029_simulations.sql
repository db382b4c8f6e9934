ALTER TABLE `jobs` ADD `progress` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_one_simulation` ON `jobs` (`user_id`) WHERE kind = 'simulate';