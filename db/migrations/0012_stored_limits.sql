CREATE TABLE `over_limit` (
	`what` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `games` ADD `csv_bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `games_newest` ON `games` (`user_id`,`game_mode`,`id`);--> statement-breakpoint
CREATE INDEX `games_stored` ON `games` (`user_id`,`csv_bytes`);--> statement-breakpoint
CREATE INDEX `historical_entries_import` ON `historical_entries` (`user_id`,`created_at`);
--> statement-breakpoint
UPDATE games SET csv_bytes = length(CAST(csv_data AS BLOB)) WHERE csv_data IS NOT NULL;--> statement-breakpoint
-- The table stays empty: a row says which limit a batch would exceed, and refusing it undoes the batch.
CREATE TRIGGER over_limit_lineups BEFORE INSERT ON over_limit WHEN NEW.what = 'lineups' BEGIN SELECT RAISE(ABORT, 'over the limit of stored lineups'); END;
--> statement-breakpoint
CREATE TRIGGER over_limit_games BEFORE INSERT ON over_limit WHEN NEW.what = 'games' BEGIN SELECT RAISE(ABORT, 'over the limit of stored games'); END;
--> statement-breakpoint
CREATE TRIGGER over_limit_slates BEFORE INSERT ON over_limit WHEN NEW.what = 'slates' BEGIN SELECT RAISE(ABORT, 'over the limit of stored slates'); END;
--> statement-breakpoint
CREATE TRIGGER over_limit_slatebytes BEFORE INSERT ON over_limit WHEN NEW.what = 'slateBytes' BEGIN SELECT RAISE(ABORT, 'over the limit of stored slateBytes'); END;
--> statement-breakpoint
CREATE TRIGGER over_limit_contests BEFORE INSERT ON over_limit WHEN NEW.what = 'contests' BEGIN SELECT RAISE(ABORT, 'over the limit of stored contests'); END;
--> statement-breakpoint
CREATE TRIGGER over_limit_contestbytes BEFORE INSERT ON over_limit WHEN NEW.what = 'contestBytes' BEGIN SELECT RAISE(ABORT, 'over the limit of stored contestBytes'); END;
--> statement-breakpoint
CREATE TRIGGER over_limit_historyentries BEFORE INSERT ON over_limit WHEN NEW.what = 'historyEntries' BEGIN SELECT RAISE(ABORT, 'over the limit of stored historyEntries'); END;
