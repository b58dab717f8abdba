CREATE TABLE `backup_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`failure` text
);
--> statement-breakpoint
CREATE INDEX `backup_runs_started` ON `backup_runs` (`started_at`);--> statement-breakpoint
CREATE INDEX `backup_runs_finished` ON `backup_runs` (`finished_at`);