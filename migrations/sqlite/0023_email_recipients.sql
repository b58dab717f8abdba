CREATE TABLE `email_recipients` (
	`id` text PRIMARY KEY NOT NULL,
	`recent` text NOT NULL,
	`confirmed_at` integer,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `outbox` ADD `held_for` text;--> statement-breakpoint
CREATE INDEX `outbox_held` ON `outbox` (`held_for`) WHERE held_for is not null;