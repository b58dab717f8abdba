CREATE TABLE `order_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`kind` text NOT NULL,
	`sender` text NOT NULL,
	`actor` text NOT NULL,
	`text` text NOT NULL,
	`delivery_id` text,
	`file_ids` text NOT NULL,
	`created_at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`submission_id`) REFERENCES `form_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`delivery_id`) REFERENCES `deliveries`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "order_messages_kind" CHECK("order_messages"."kind" in ('message', 'revision', 'approval')),
	CONSTRAINT "order_messages_sender" CHECK("order_messages"."sender" in ('customer', 'team'))
);
--> statement-breakpoint
CREATE INDEX `order_messages_submission` ON `order_messages` (`submission_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `order_messages_unanswered` ON `order_messages` (`submission_id`) WHERE sender = 'customer' and answered_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX `order_messages_delivery` ON `order_messages` (`delivery_id`) WHERE delivery_id is not null;--> statement-breakpoint
CREATE TABLE `order_reviews` (
	`submission_id` text PRIMARY KEY NOT NULL,
	`stars` integer NOT NULL,
	`text` text NOT NULL,
	`name` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `form_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "order_reviews_stars" CHECK("order_reviews"."stars" between 1 and 5),
	CONSTRAINT "order_reviews_state" CHECK("order_reviews"."state" in ('waiting', 'published', 'declined'))
);
--> statement-breakpoint
CREATE INDEX `order_reviews_state` ON `order_reviews` (`state`,`created_at`);--> statement-breakpoint
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
	CONSTRAINT "order_events_kind" CHECK("__new_order_events"."kind" in ('status', 'priority', 'payment', 'note', 'mail', 'deleted', 'restored', 'delivery', 'email', 'revision', 'approval', 'review'))
);
--> statement-breakpoint
INSERT INTO `__new_order_events`("id", "submission_id", "created_at", "actor", "kind", "before", "after", "detail") SELECT "id", "submission_id", "created_at", "actor", "kind", "before", "after", "detail" FROM `order_events`;--> statement-breakpoint
DROP TABLE `order_events`;--> statement-breakpoint
ALTER TABLE `__new_order_events` RENAME TO `order_events`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `order_events_submission` ON `order_events` (`submission_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `revisions` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `uploads` ADD `message_id` text;