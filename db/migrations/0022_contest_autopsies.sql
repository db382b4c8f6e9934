CREATE TABLE `contest_autopsies` (
	`contest_id` integer PRIMARY KEY NOT NULL,
	`made_at` integer NOT NULL,
	`calibration` text,
	`figures` text NOT NULL,
	FOREIGN KEY (`contest_id`) REFERENCES `contests`(`id`) ON UPDATE no action ON DELETE cascade
);
