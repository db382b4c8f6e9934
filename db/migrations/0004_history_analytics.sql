CREATE TABLE `history_analytics` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`computed_for` text,
	`analytics` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
