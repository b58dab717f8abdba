CREATE TABLE `booking_events` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`actor` text NOT NULL,
	`kind` text NOT NULL,
	`before` text,
	`after` text,
	`detail` text,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "booking_events_kind" CHECK("booking_events"."kind" in ('booked', 'moved', 'cancelled', 'no_show', 'restored'))
);
--> statement-breakpoint
CREATE INDEX `booking_events_booking` ON `booking_events` (`booking_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`submission_key` text NOT NULL,
	`kind_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`time_zone` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`note` text,
	`source` text,
	`status` text DEFAULT 'booked' NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`search` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`kind_id`) REFERENCES `meeting_kinds`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bookings_status" CHECK("bookings"."status" in ('booked', 'cancelled', 'no_show'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_reference` ON `bookings` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_submission_key` ON `bookings` (`submission_key`);--> statement-breakpoint
CREATE INDEX `bookings_starts` ON `bookings` (`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_status` ON `bookings` (`status`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_kind` ON `bookings` (`kind_id`,`starts_at`);--> statement-breakpoint
CREATE TABLE `busy_times` (
	`starts_at` integer PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `busy_times_booking` ON `busy_times` (`booking_id`);--> statement-breakpoint
CREATE TABLE `meeting_kinds` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`minutes` integer NOT NULL,
	`step_minutes` integer NOT NULL,
	`buffer_before` integer NOT NULL,
	`buffer_after` integer NOT NULL,
	`notice_minutes` integer NOT NULL,
	`horizon_days` integer NOT NULL,
	`daily_limit` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	CONSTRAINT "meeting_kinds_minutes" CHECK("meeting_kinds"."minutes" > 0 and "meeting_kinds"."step_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE `special_days` (
	`id` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`hours` text NOT NULL,
	`note` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `special_days_day` ON `special_days` (`day`);--> statement-breakpoint
CREATE TABLE `weekly_hours` (
	`kind_id` text NOT NULL,
	`weekday` integer NOT NULL,
	`start_minute` integer NOT NULL,
	`end_minute` integer NOT NULL,
	PRIMARY KEY(`kind_id`, `weekday`, `start_minute`),
	FOREIGN KEY (`kind_id`) REFERENCES `meeting_kinds`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "weekly_hours_weekday" CHECK("weekly_hours"."weekday" between 1 and 7),
	CONSTRAINT "weekly_hours_minutes" CHECK("weekly_hours"."start_minute" >= 0 and "weekly_hours"."start_minute" < "weekly_hours"."end_minute" and "weekly_hours"."end_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE `contact_events` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`actor` text NOT NULL,
	`kind` text NOT NULL,
	`before` text,
	`after` text,
	`detail` text,
	FOREIGN KEY (`message_id`) REFERENCES `contact_messages`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "contact_events_kind" CHECK("contact_events"."kind" in ('status', 'assignee', 'note', 'answer'))
);
--> statement-breakpoint
CREATE INDEX `contact_events_message` ON `contact_events` (`message_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`form` text NOT NULL,
	`submission_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`business_name` text,
	`business_type` text,
	`inquiry_type` text,
	`message` text NOT NULL,
	`consent_text` text,
	`consent_version` text,
	`source` text,
	`status` text DEFAULT 'new' NOT NULL,
	`spam_reasons` text NOT NULL,
	`assignee_id` text,
	`search` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`assignee_id`) REFERENCES `admin_users`(`user_id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "contact_messages_form" CHECK("contact_messages"."form" in ('contact', 'inquiry')),
	CONSTRAINT "contact_messages_status" CHECK("contact_messages"."status" in ('new', 'answered', 'spam'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_submission_key` ON `contact_messages` (`submission_key`);--> statement-breakpoint
CREATE INDEX `contact_messages_listed` ON `contact_messages` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_status` ON `contact_messages` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_email` ON `contact_messages` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `contact_messages_assignee` ON `contact_messages` (`assignee_id`);--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `source` text;