CREATE TABLE `history_imports` (
	`user_id` integer NOT NULL,
	`imported_at` integer NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`user_id`, `imported_at`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
