CREATE TABLE `known_devices` (
	`user_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`last_used_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `token_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `users_email_unique`;--> statement-breakpoint
ALTER TABLE `users` ADD `username_skeleton` text;--> statement-breakpoint
ALTER TABLE `users` ADD `email_verified` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `has_password` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `disabled_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `closed_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_skeleton_unique` ON `users` (`username_skeleton`);--> statement-breakpoint
CREATE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_verified_email` ON `users` (`email`) WHERE "users"."email_verified" = 1;--> statement-breakpoint
CREATE INDEX `users_closed` ON `users` (`closed_at`) WHERE "users"."closed_at" is not null;--> statement-breakpoint
ALTER TABLE `sessions` ADD `last_seen_at` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `device` text;--> statement-breakpoint
-- Accounts made by a provider: the link is as old as the account. The provider vouched for the email.
UPDATE users SET email_verified = 1 WHERE email IS NOT NULL AND EXISTS (SELECT 1 FROM linked_accounts WHERE user_id = users.id AND linked_accounts.created_at = users.created_at);
--> statement-breakpoint
-- No user was told their password, unless an admin has set a temporary one since.
UPDATE users SET has_password = 0 WHERE must_change_password = 0 AND EXISTS (SELECT 1 FROM linked_accounts WHERE user_id = users.id AND linked_accounts.created_at = users.created_at);
