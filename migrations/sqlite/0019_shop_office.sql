CREATE TABLE `product_uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer DEFAULT 0 NOT NULL,
	`storage_path` text NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "product_uploads_state" CHECK("product_uploads"."state" in ('pending', 'stored', 'removing'))
);
--> statement-breakpoint
CREATE INDEX `product_uploads_product` ON `product_uploads` (`product_id`);--> statement-breakpoint
CREATE INDEX `product_uploads_created_at` ON `product_uploads` (`created_at`);--> statement-breakpoint
CREATE TABLE `tool_request_events` (
	`id` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`actor` text NOT NULL,
	`kind` text NOT NULL,
	`before` text,
	`after` text,
	`detail` text,
	FOREIGN KEY (`request_id`) REFERENCES `tool_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "tool_request_events_kind" CHECK("tool_request_events"."kind" in ('status', 'assignee', 'note'))
);
--> statement-breakpoint
CREATE INDEX `tool_request_events_request` ON `tool_request_events` (`request_id`,`created_at`);