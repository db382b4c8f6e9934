CREATE TABLE `standing_memories` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`fields` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
