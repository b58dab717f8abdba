CREATE TABLE `settings` (
	`section` text PRIMARY KEY NOT NULL,
	`texts` text NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `setting_edits` (
	`id` text PRIMARY KEY NOT NULL,
	`section` text NOT NULL,
	`created_at` integer NOT NULL,
	`actor` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `setting_edits_listed` ON `setting_edits` (`section`,`created_at`,`id`);