CREATE TABLE `product_reviews` (
	`purchase_id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`stars` integer NOT NULL,
	`text` text NOT NULL,
	`name` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`created_at` integer NOT NULL,
	`published_at` integer,
	FOREIGN KEY (`purchase_id`) REFERENCES `purchases`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "product_reviews_stars" CHECK("product_reviews"."stars" between 1 and 5),
	CONSTRAINT "product_reviews_state" CHECK("product_reviews"."state" in ('waiting', 'published', 'declined'))
);
--> statement-breakpoint
CREATE INDEX `product_reviews_product` ON `product_reviews` (`product_id`,`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `product_reviews_published` ON `product_reviews` (`state`,`published_at`);--> statement-breakpoint
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
	FOREIGN KEY (`purchase_id`) REFERENCES `purchases`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "purchase_events_kind" CHECK("__new_purchase_events"."kind" in ('bought', 'downloaded', 'link', 'extended', 'revoked', 'restored', 'email', 'review'))
);
--> statement-breakpoint
INSERT INTO `__new_purchase_events`("id", "purchase_id", "created_at", "actor", "kind", "before", "after", "network", "file_version") SELECT "id", "purchase_id", "created_at", "actor", "kind", "before", "after", "network", "file_version" FROM `purchase_events`;--> statement-breakpoint
DROP TABLE `purchase_events`;--> statement-breakpoint
ALTER TABLE `__new_purchase_events` RENAME TO `purchase_events`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `purchase_events_purchase` ON `purchase_events` (`purchase_id`,`created_at`);