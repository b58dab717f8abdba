CREATE TABLE `account_links` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`key_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `admin_users`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "account_links_kind" CHECK("account_links"."kind" in ('invitation', 'reset'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_links_key` ON `account_links` (`key_hash`);--> statement-breakpoint
CREATE INDEX `account_links_user` ON `account_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `account_links_expires` ON `account_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	PRIMARY KEY(`user_id`, `code_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `admin_users`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `account_events` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`actor` text NOT NULL,
	`event` text NOT NULL,
	`before` text,
	`after` text
);
--> statement-breakpoint
CREATE INDEX `account_events_listed` ON `account_events` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `account_events_user` ON `account_events` (`user_id`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `admin_users` ADD `rights` text;--> statement-breakpoint
ALTER TABLE `admin_users` ADD `switched_off_at` integer;--> statement-breakpoint
ALTER TABLE `admin_users` ADD `last_sign_in_at` integer;--> statement-breakpoint
ALTER TABLE `admin_users` ADD `totp_secret` text;--> statement-breakpoint
ALTER TABLE `admin_users` ADD `totp_period` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `browser` text DEFAULT '' NOT NULL;