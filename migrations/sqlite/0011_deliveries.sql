CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`round` integer NOT NULL,
	`actor` text NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `form_submissions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deliveries_submission` ON `deliveries` (`submission_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `order_rooms` (
	`submission_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `form_submissions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `payment_reminders` (
	`submission_id` text PRIMARY KEY NOT NULL,
	`sent` integer DEFAULT 0 NOT NULL,
	`stopped_at` integer,
	FOREIGN KEY (`submission_id`) REFERENCES `form_submissions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_order_events` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`actor` text NOT NULL,
	`kind` text NOT NULL,
	`before` text,
	`after` text,
	`detail` text,
	FOREIGN KEY (`submission_id`) REFERENCES `form_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "order_events_kind" CHECK("__new_order_events"."kind" in ('status', 'priority', 'payment', 'note', 'mail', 'deleted', 'restored', 'delivery', 'email'))
);
--> statement-breakpoint
INSERT INTO `__new_order_events`("id", "submission_id", "created_at", "actor", "kind", "before", "after", "detail") SELECT "id", "submission_id", "created_at", "actor", "kind", "before", "after", "detail" FROM `order_events`;--> statement-breakpoint
DROP TABLE `order_events`;--> statement-breakpoint
ALTER TABLE `__new_order_events` RENAME TO `order_events`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `order_events_submission` ON `order_events` (`submission_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `__new_delivered_files` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`delivery_id` text,
	`name` text NOT NULL,
	`path` text NOT NULL,
	`type` text DEFAULT 'application/octet-stream' NOT NULL,
	`size` integer DEFAULT 0 NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`replaced_by` text,
	`withdrawn_at` integer,
	`uploaded_at` integer NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `form_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`delivery_id`) REFERENCES `deliveries`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "delivered_files_state" CHECK("__new_delivered_files"."state" in ('pending', 'stored', 'removing'))
);
--> statement-breakpoint
INSERT INTO `__new_delivered_files`("id", "submission_id", "name", "path", "uploaded_at") SELECT "id", "submission_id", "name", "path", "uploaded_at" FROM `delivered_files`;--> statement-breakpoint
DROP TABLE `delivered_files`;--> statement-breakpoint
ALTER TABLE `__new_delivered_files` RENAME TO `delivered_files`;--> statement-breakpoint
CREATE INDEX `delivered_files_submission` ON `delivered_files` (`submission_id`);--> statement-breakpoint
CREATE INDEX `delivered_files_delivery` ON `delivered_files` (`delivery_id`);--> statement-breakpoint
CREATE INDEX `delivered_files_waiting` ON `delivered_files` (`uploaded_at`) WHERE delivery_id is null;