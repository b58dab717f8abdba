CREATE TABLE `dealflow_events` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`actor` text NOT NULL,
	`before` text,
	`after` text NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `dealflow_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `dealflow_events_application` ON `dealflow_events` (`application_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `order_events` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`actor` text NOT NULL,
	`kind` text NOT NULL,
	`before` text,
	`after` text,
	`detail` text,
	FOREIGN KEY (`submission_id`) REFERENCES `form_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "order_events_kind" CHECK("order_events"."kind" in ('status', 'priority', 'payment', 'note', 'mail', 'deleted', 'restored'))
);
--> statement-breakpoint
CREATE INDEX `order_events_submission` ON `order_events` (`submission_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `admin_users`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sign_in_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`resets_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `web_vital_days` (
	`day` text NOT NULL,
	`page` text NOT NULL,
	`metric` text NOT NULL,
	`samples` integer NOT NULL,
	`p50` integer NOT NULL,
	`p75` integer NOT NULL,
	`p95` integer NOT NULL,
	PRIMARY KEY(`day`, `page`, `metric`)
);
--> statement-breakpoint
CREATE TABLE `web_vitals` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`page` text NOT NULL,
	`metric` text NOT NULL,
	`value` integer NOT NULL,
	CONSTRAINT "web_vitals_metric" CHECK("web_vitals"."metric" in ('LCP', 'CLS', 'INP', 'FCP', 'TTFB'))
);
--> statement-breakpoint
CREATE INDEX `web_vitals_created_at` ON `web_vitals` (`created_at`);--> statement-breakpoint
ALTER TABLE `admin_users` ADD `name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `admin_users` ADD `email` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `admin_users` ADD `password_hash` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `dealflow_applications` ADD `external_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `dealflow_applications_external_id` ON `dealflow_applications` (`external_id`);--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `search` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `deleted_at` integer;--> statement-breakpoint
UPDATE `form_submissions` SET `search` = lower(`full_name` || char(10) || `email` || char(10) || `submission_id`);
