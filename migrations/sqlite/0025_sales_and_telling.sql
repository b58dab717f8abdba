PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_purchase_events` (
	`id` text PRIMARY KEY NOT NULL,
	`purchase_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`actor` text NOT NULL,
	`kind` text NOT NULL,
	`before` text,
	`after` text,
	`network` text,
	`file_version` integer,
	`sent_bytes` integer,
	`continuations` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`purchase_id`) REFERENCES `purchases`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "purchase_events_kind" CHECK("__new_purchase_events"."kind" in ('bought', 'refunded', 'downloaded', 'link', 'extended', 'revoked', 'restored', 'email', 'review'))
);
--> statement-breakpoint
INSERT INTO `__new_purchase_events`("id", "purchase_id", "created_at", "actor", "kind", "before", "after", "network", "file_version") SELECT "id", "purchase_id", "created_at", "actor", "kind", "before", "after", "network", "file_version" FROM `purchase_events`;--> statement-breakpoint
DROP TABLE `purchase_events`;--> statement-breakpoint
ALTER TABLE `__new_purchase_events` RENAME TO `purchase_events`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `purchase_events_purchase` ON `purchase_events` (`purchase_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `purchases` ADD `list_cents` integer;--> statement-breakpoint
ALTER TABLE `purchases` ADD `refunded_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `product_files` ADD `told_by` text;--> statement-breakpoint
ALTER TABLE `product_files` ADD `told_after` text;--> statement-breakpoint
ALTER TABLE `product_files` ADD `told_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `product_files` ADD `buyers_to_tell` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `product_files` ADD `tells_now` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `product_files_telling` ON `product_files` (`id`) WHERE tells_now;--> statement-breakpoint
UPDATE `purchases` SET `refunded_cents` = `amount_cents` WHERE `status` = 'refunded';
