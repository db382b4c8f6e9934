CREATE TABLE `lineup_figures` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`lineups` integer NOT NULL,
	`revision` integer NOT NULL,
	`totals_for` text,
	`totals` text,
	`offers_for` text,
	`offers` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `lineup_sort_keys` (
	`lineup_id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`name_key` text NOT NULL,
	`contest_key` text,
	`searched` text NOT NULL,
	FOREIGN KEY (`lineup_id`) REFERENCES `saved_lineups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lineup_sort_keys_user` ON `lineup_sort_keys` (`user_id`);--> statement-breakpoint
ALTER TABLE `history_analytics` ADD `entries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `history_analytics` ADD `summary` text;--> statement-breakpoint
CREATE INDEX `saved_lineups_newest` ON `saved_lineups` (`user_id`,"created_at" desc,"id" desc);--> statement-breakpoint
INSERT INTO lineup_figures (user_id, lineups, revision) SELECT user_id, count(*), 1 FROM saved_lineups GROUP BY user_id;--> statement-breakpoint
UPDATE history_analytics SET entries = (SELECT count(*) FROM historical_entries WHERE historical_entries.user_id = history_analytics.user_id);--> statement-breakpoint
-- Triggers, so that no way to change a lineup can forget the number of lineups or leave figures that look up to date.
-- Each is on one line: deployed, D1 cuts a trigger of several lines at its first semicolon (cloudflare/workers-sdk#4998).
CREATE TRIGGER lineup_figures_added AFTER INSERT ON saved_lineups BEGIN INSERT INTO lineup_figures (user_id, lineups, revision) VALUES (NEW.user_id, 1, 1) ON CONFLICT (user_id) DO UPDATE SET lineups = lineups + 1, revision = revision + 1; END;
--> statement-breakpoint
CREATE TRIGGER lineup_figures_removed AFTER DELETE ON saved_lineups BEGIN UPDATE lineup_figures SET lineups = lineups - 1, revision = revision + 1 WHERE user_id = OLD.user_id; END;
--> statement-breakpoint
CREATE TRIGGER lineup_figures_changed AFTER UPDATE ON saved_lineups BEGIN UPDATE lineup_figures SET revision = revision + 1 WHERE user_id = NEW.user_id; END;
--> statement-breakpoint
CREATE TRIGGER lineup_sort_keys_outdated AFTER UPDATE OF lineup_name, contest_name ON saved_lineups BEGIN DELETE FROM lineup_sort_keys WHERE lineup_id = NEW.id; END;
