CREATE TABLE `contest_placings` (
	`contest_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`entry_key` text NOT NULL,
	`points` real NOT NULL,
	`rank` integer NOT NULL,
	`above` integer NOT NULL,
	`tied` integer NOT NULL,
	`tied_before` integer NOT NULL,
	`winnings_cents` integer,
	PRIMARY KEY(`contest_id`, `entry_key`),
	FOREIGN KEY (`contest_id`) REFERENCES `contests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contest_placings_entry` ON `contest_placings` (`user_id`,`entry_key`);--> statement-breakpoint
CREATE TABLE `entered_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`entry_key` text NOT NULL,
	`contest_key` text NOT NULL,
	`contest_name` text NOT NULL,
	`fee_cents` integer,
	`set_id` integer,
	`place` integer,
	`lineup_id` integer,
	`points` real,
	`rank` integer,
	`winnings_cents` integer,
	`source` text,
	`checked` integer DEFAULT 0 NOT NULL,
	`forecast` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`set_id`) REFERENCES `entry_sets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lineup_id`) REFERENCES `saved_lineups`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "entered_entries_one_place" CHECK(("entered_entries"."set_id" is null) <> ("entered_entries"."lineup_id" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `entered_entries_entry` ON `entered_entries` (`user_id`,`entry_key`);--> statement-breakpoint
CREATE INDEX `entered_entries_set` ON `entered_entries` (`set_id`,`place`);--> statement-breakpoint
CREATE INDEX `entered_entries_best` ON `entered_entries` (`set_id`,`points`) WHERE source <> 'live';--> statement-breakpoint
CREATE INDEX `entered_entries_lineup` ON `entered_entries` (`lineup_id`);--> statement-breakpoint
CREATE TABLE `entry_set_figures` (
	`set_id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`entries` integer NOT NULL,
	`fees_cents` integer NOT NULL,
	`settled` integer NOT NULL,
	`settled_fees_cents` integer NOT NULL,
	`winnings_cents` integer NOT NULL,
	`cashed` integer NOT NULL,
	`best_points` real,
	FOREIGN KEY (`set_id`) REFERENCES `entry_sets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `entry_set_figures_user` ON `entry_set_figures` (`user_id`,`entries`);--> statement-breakpoint
ALTER TABLE `deleted_entry_sets` ADD `entries` text;--> statement-breakpoint
-- An entry's result: the history's figures where it has the entry, otherwise those of its contest's standings, the final
-- ones before those of the running contest. Whatever changes one of these names the column `checked`, and this trigger
-- looks the result up again, so that no way to change them can leave a result behind.
-- Each trigger is on one line: deployed, D1 cuts a trigger of several lines at its first semicolon (cloudflare/workers-sdk#4998).
CREATE TRIGGER entered_entry_checked AFTER UPDATE OF checked ON entered_entries BEGIN UPDATE entered_entries SET (points, rank, winnings_cents, source) = (SELECT ifnull(h.points, s.points), ifnull(h.place, s.rank), CASE WHEN h.id IS NOT NULL THEN h.winnings_non_ticket_cents + h.winnings_ticket_cents WHEN s.is_live = 0 THEN s.winnings_cents END, CASE WHEN h.id IS NOT NULL THEN 'history' WHEN s.is_live = 0 THEN 'standings' WHEN s.is_live = 1 THEN 'live' END FROM (SELECT 1) LEFT JOIN historical_entries h ON h.user_id = NEW.user_id AND h.entry_key = NEW.entry_key LEFT JOIN (SELECT p.points, p.rank, p.winnings_cents, c.is_live FROM contest_placings p JOIN contests c ON c.id = p.contest_id WHERE p.user_id = NEW.user_id AND p.entry_key = NEW.entry_key ORDER BY c.is_live, p.winnings_cents IS NULL, p.contest_id DESC LIMIT 1) s ON 1) WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER entered_entry_placed AFTER INSERT ON contest_placings BEGIN UPDATE entered_entries SET checked = 0 WHERE user_id = NEW.user_id AND entry_key = NEW.entry_key; END;
--> statement-breakpoint
CREATE TRIGGER entered_entry_placed_anew AFTER UPDATE ON contest_placings BEGIN UPDATE entered_entries SET checked = 0 WHERE user_id = NEW.user_id AND entry_key = NEW.entry_key; END;
--> statement-breakpoint
CREATE TRIGGER entered_entry_not_placed AFTER DELETE ON contest_placings BEGIN UPDATE entered_entries SET checked = 0 WHERE user_id = OLD.user_id AND entry_key = OLD.entry_key; END;
--> statement-breakpoint
CREATE TRIGGER entered_entry_imported AFTER INSERT ON historical_entries BEGIN UPDATE entered_entries SET checked = 0 WHERE user_id = NEW.user_id AND entry_key = NEW.entry_key; END;
--> statement-breakpoint
CREATE TRIGGER entered_entry_imported_anew AFTER UPDATE ON historical_entries BEGIN UPDATE entered_entries SET checked = 0 WHERE user_id = NEW.user_id AND entry_key = NEW.entry_key; END;
--> statement-breakpoint
CREATE TRIGGER entered_entry_not_imported AFTER DELETE ON historical_entries BEGIN UPDATE entered_entries SET checked = 0 WHERE user_id = OLD.user_id AND entry_key = OLD.entry_key; END;
--> statement-breakpoint
-- The figures of a set: each entry is added and taken out by its own amounts, which are whole numbers, so they stay exact.
CREATE TRIGGER entered_entry_added AFTER INSERT ON entered_entries BEGIN INSERT INTO entry_set_figures (set_id, user_id, entries, fees_cents, settled, settled_fees_cents, winnings_cents, cashed) SELECT NEW.set_id, NEW.user_id, 0, 0, 0, 0, 0, 0 WHERE NEW.set_id IS NOT NULL ON CONFLICT DO NOTHING; UPDATE entry_set_figures SET entries = entries + 1, fees_cents = fees_cents + ifnull(NEW.fee_cents, 0) WHERE set_id = NEW.set_id; UPDATE entered_entries SET checked = 0 WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER entered_entry_removed AFTER DELETE ON entered_entries BEGIN UPDATE entry_set_figures SET entries = entries - 1, fees_cents = fees_cents - ifnull(OLD.fee_cents, 0), settled = settled - (OLD.winnings_cents IS NOT NULL), settled_fees_cents = settled_fees_cents - iif(OLD.winnings_cents IS NULL, 0, ifnull(OLD.fee_cents, 0)), winnings_cents = winnings_cents - ifnull(OLD.winnings_cents, 0), cashed = cashed - (ifnull(OLD.winnings_cents, 0) > ifnull(OLD.fee_cents, 0)), best_points = (SELECT max(points) FROM entered_entries WHERE set_id = OLD.set_id AND source <> 'live') WHERE set_id = OLD.set_id; END;
--> statement-breakpoint
CREATE TRIGGER entered_entry_changed AFTER UPDATE OF set_id, fee_cents, points, winnings_cents, source ON entered_entries BEGIN UPDATE entry_set_figures SET entries = entries - 1, fees_cents = fees_cents - ifnull(OLD.fee_cents, 0), settled = settled - (OLD.winnings_cents IS NOT NULL), settled_fees_cents = settled_fees_cents - iif(OLD.winnings_cents IS NULL, 0, ifnull(OLD.fee_cents, 0)), winnings_cents = winnings_cents - ifnull(OLD.winnings_cents, 0), cashed = cashed - (ifnull(OLD.winnings_cents, 0) > ifnull(OLD.fee_cents, 0)), best_points = (SELECT max(points) FROM entered_entries WHERE set_id = OLD.set_id AND source <> 'live') WHERE set_id = OLD.set_id; INSERT INTO entry_set_figures (set_id, user_id, entries, fees_cents, settled, settled_fees_cents, winnings_cents, cashed) SELECT NEW.set_id, NEW.user_id, 0, 0, 0, 0, 0, 0 WHERE NEW.set_id IS NOT NULL ON CONFLICT DO NOTHING; UPDATE entry_set_figures SET entries = entries + 1, fees_cents = fees_cents + ifnull(NEW.fee_cents, 0), settled = settled + (NEW.winnings_cents IS NOT NULL), settled_fees_cents = settled_fees_cents + iif(NEW.winnings_cents IS NULL, 0, ifnull(NEW.fee_cents, 0)), winnings_cents = winnings_cents + ifnull(NEW.winnings_cents, 0), cashed = cashed + (ifnull(NEW.winnings_cents, 0) > ifnull(NEW.fee_cents, 0)), best_points = (SELECT max(points) FROM entered_entries WHERE set_id = NEW.set_id AND source <> 'live') WHERE set_id = NEW.set_id; END;
--> statement-breakpoint
-- As for sets: whatever changes their figures makes the stored totals out of date.
CREATE TRIGGER lineup_figures_entries_added AFTER INSERT ON entry_set_figures BEGIN UPDATE lineup_figures SET sets_revision = sets_revision + 1 WHERE user_id = NEW.user_id; END;
--> statement-breakpoint
CREATE TRIGGER lineup_figures_entries_changed AFTER UPDATE ON entry_set_figures BEGIN UPDATE lineup_figures SET sets_revision = sets_revision + 1 WHERE user_id = NEW.user_id; END;
--> statement-breakpoint
CREATE TRIGGER over_limit_enteredentries BEFORE INSERT ON over_limit WHEN NEW.what = 'enteredEntries' BEGIN SELECT RAISE(ABORT, 'over the limit of stored enteredEntries'); END;
--> statement-breakpoint
CREATE TRIGGER over_limit_setentries BEFORE INSERT ON over_limit WHEN NEW.what = 'setEntries' BEGIN SELECT RAISE(ABORT, 'over the limit of stored setEntries'); END;
