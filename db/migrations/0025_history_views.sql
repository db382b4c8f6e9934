CREATE TABLE `sport_history` (
	`user_id` integer NOT NULL,
	`sport` text NOT NULL,
	`computed_for` text NOT NULL,
	`analytics` text NOT NULL,
	`summary` text NOT NULL,
	PRIMARY KEY(`user_id`, `sport`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `historical_entries_sport` ON `historical_entries` (`user_id`,`sport`,"contest_date" desc,`entry_key`);--> statement-breakpoint
CREATE INDEX `historical_entries_profit` ON `historical_entries` (`user_id`,("winnings_non_ticket_cents" + "winnings_ticket_cents" - "entry_fee_cents") desc);--> statement-breakpoint
CREATE INDEX `historical_entries_roi` ON `historical_entries` (`user_id`,(case when "entry_fee_cents" = 0 then 0.0 else 100.0 * ("winnings_non_ticket_cents" + "winnings_ticket_cents" - "entry_fee_cents") / "entry_fee_cents" end) desc);--> statement-breakpoint
CREATE INDEX `historical_entries_fee` ON `historical_entries` (`user_id`,"entry_fee_cents" desc);--> statement-breakpoint
CREATE INDEX `historical_entries_place` ON `historical_entries` (`user_id`,(case when "place" is null then 1000000000 else "place" end));--> statement-breakpoint
CREATE INDEX `historical_entries_contest` ON `historical_entries` (`user_id`,"contest_name" collate nocase);