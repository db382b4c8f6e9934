ALTER TABLE `lineup_figures` ADD `account_for` text;--> statement-breakpoint
ALTER TABLE `lineup_figures` ADD `account` text;