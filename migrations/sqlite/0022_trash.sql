CREATE TABLE `leases` (
	`task` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `trash_events` (
	`id` text PRIMARY KEY NOT NULL,
	`record_kind` text NOT NULL,
	`record_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`actor` text NOT NULL,
	`kind` text NOT NULL,
	CONSTRAINT "trash_events_kind" CHECK("trash_events"."kind" in ('deleted', 'restored'))
);
--> statement-breakpoint
CREATE INDEX `trash_events_record` ON `trash_events` (`record_kind`,`record_id`,`created_at`);--> statement-breakpoint
DROP INDEX `bookings_starts`;--> statement-breakpoint
DROP INDEX `bookings_status`;--> statement-breakpoint
ALTER TABLE `bookings` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `bookings_trashed` ON `bookings` (`deleted_at`,`id`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `bookings_starts` ON `bookings` (`starts_at`,`id`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `bookings_status` ON `bookings` (`status`,`starts_at`,`id`) WHERE deleted_at is null;--> statement-breakpoint
DROP INDEX `contact_messages_listed`;--> statement-breakpoint
DROP INDEX `contact_messages_status`;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `contact_messages_trashed` ON `contact_messages` (`deleted_at`,`id`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `contact_messages_listed` ON `contact_messages` (`created_at`,`id`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `contact_messages_status` ON `contact_messages` (`status`,`created_at`,`id`) WHERE deleted_at is null;--> statement-breakpoint
DROP INDEX `dealflow_applications_submitted`;--> statement-breakpoint
DROP INDEX `dealflow_applications_status`;--> statement-breakpoint
ALTER TABLE `dealflow_applications` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `dealflow_applications_trashed` ON `dealflow_applications` (`deleted_at`,`id`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `dealflow_applications_submitted` ON `dealflow_applications` (`submitted_date`,`id`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `dealflow_applications_status` ON `dealflow_applications` (`status`,`submitted_date`,`id`) WHERE deleted_at is null;--> statement-breakpoint
DROP INDEX `product_reviews_published`;--> statement-breakpoint
ALTER TABLE `product_reviews` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `product_reviews_trashed` ON `product_reviews` (`deleted_at`,`purchase_id`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `product_reviews_published` ON `product_reviews` (`state`,`published_at`) WHERE deleted_at is null;--> statement-breakpoint
DROP INDEX `purchases_listed`;--> statement-breakpoint
ALTER TABLE `purchases` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `purchases_trashed` ON `purchases` (`deleted_at`,`id`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `purchases_listed` ON `purchases` (`created_at`,`id`) WHERE deleted_at is null;--> statement-breakpoint
DROP INDEX `tool_requests_listed`;--> statement-breakpoint
DROP INDEX `tool_requests_status`;--> statement-breakpoint
ALTER TABLE `tool_requests` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `tool_requests_trashed` ON `tool_requests` (`deleted_at`,`id`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `tool_requests_listed` ON `tool_requests` (`created_at`,`id`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `tool_requests_status` ON `tool_requests` (`status`,`created_at`,`id`) WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE `order_reviews` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `order_reviews_trashed` ON `order_reviews` (`deleted_at`,`submission_id`) WHERE deleted_at is not null;