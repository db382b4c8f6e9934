ALTER TABLE `users` ADD `email_removed_at` integer;--> statement-breakpoint
UPDATE users SET email = lower(trim(email)) WHERE email <> lower(trim(email)) AND email_verified = 0;--> statement-breakpoint
-- Of accounts with one email the one that a provider confirmed keeps it, otherwise the oldest. The others keep their name,
-- by which they sign in, and are told on every page until they have read it.
UPDATE users SET email = NULL, email_removed_at = unixepoch() * 1000 WHERE email IS NOT NULL AND EXISTS (SELECT 1 FROM users AS keeper WHERE keeper.email = users.email AND keeper.id <> users.id AND (keeper.email_verified > users.email_verified OR (keeper.email_verified = users.email_verified AND keeper.id < users.id)));--> statement-breakpoint
DROP INDEX `users_email`;--> statement-breakpoint
DROP INDEX `users_verified_email`;--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);
