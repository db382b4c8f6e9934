ALTER TABLE `jobs` ADD `requests` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `jobs_served` ON `jobs` (`user_id`,`status`,`updated_at`);--> statement-breakpoint
-- Of several jobs that wait for one contest the newest stays; the others would have done the same work.
UPDATE jobs SET status = 'done' WHERE kind = 'learn_contest' AND status = 'waiting' AND id NOT IN (SELECT max(id) FROM jobs WHERE kind = 'learn_contest' AND status = 'waiting' GROUP BY contest_id);--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_one_learning` ON `jobs` (`contest_id`) WHERE kind = 'learn_contest' and status = 'waiting';