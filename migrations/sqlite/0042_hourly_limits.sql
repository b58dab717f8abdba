CREATE TABLE `hourly_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`full_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `hourly_limits_full` ON `hourly_limits` (`full_at`);