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
	CONSTRAINT "order_events_kind" CHECK("__new_order_events"."kind" in ('status', 'priority', 'payment', 'note', 'mail', 'deleted', 'restored', 'delivery', 'email', 'revision', 'approval', 'review', 'quote', 'balance'))
);
--> statement-breakpoint
INSERT INTO `__new_order_events`("id", "submission_id", "created_at", "actor", "kind", "before", "after", "detail") SELECT "id", "submission_id", "created_at", "actor", "kind", "before", "after", "detail" FROM `order_events`;--> statement-breakpoint
DROP TABLE `order_events`;--> statement-breakpoint
ALTER TABLE `__new_order_events` RENAME TO `order_events`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `order_events_submission` ON `order_events` (`submission_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `order_events_marks` ON `order_events` (`created_at`,`id`) WHERE (kind = 'payment' and after in ('paid', 'unpaid'));--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `drawn_from` text;--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `visuals_added` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `form_submissions_drawn_from` ON `form_submissions` (`drawn_from`) WHERE drawn_from is not null;