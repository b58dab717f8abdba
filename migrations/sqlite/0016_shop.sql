CREATE TABLE `coupon_uses` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`used_for` text NOT NULL,
	`discount_cents` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`code`) REFERENCES `coupons`(`code`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE UNIQUE INDEX `coupon_uses_used_for` ON `coupon_uses` (`used_for`);--> statement-breakpoint
CREATE INDEX `coupon_uses_code` ON `coupon_uses` (`code`,`created_at`);--> statement-breakpoint
CREATE TABLE `coupons` (
	`code` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`percent` integer,
	`amount_cents` integer,
	`starts_at` integer,
	`ends_at` integer,
	`usage_limit` integer,
	`applies_to` text NOT NULL,
	`note` text,
	`is_active` integer DEFAULT true NOT NULL,
	CONSTRAINT "coupons_applies_to" CHECK("coupons"."applies_to" in ('everything', 'products', 'packages'))
);
--> statement-breakpoint
CREATE TABLE `purchase_events` (
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
	CONSTRAINT "purchase_events_kind" CHECK("purchase_events"."kind" in ('bought', 'downloaded', 'link', 'extended', 'revoked', 'restored', 'email'))
);
--> statement-breakpoint
CREATE INDEX `purchase_events_purchase` ON `purchase_events` (`purchase_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `purchases` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`product_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`email` text NOT NULL,
	`event_id` text NOT NULL,
	`payment_intent` text,
	`checkout_session` text,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`due_cents` integer NOT NULL,
	`coupon_code` text,
	`discount_cents` integer DEFAULT 0 NOT NULL,
	`on_sale` integer DEFAULT false NOT NULL,
	`status` text NOT NULL,
	`expires_at` integer NOT NULL,
	`downloads_allowed` integer NOT NULL,
	`downloads_used` integer DEFAULT 0 NOT NULL,
	`link_version` integer DEFAULT 1 NOT NULL,
	`search` text NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "purchases_status" CHECK("purchases"."status" in ('active', 'held', 'revoked', 'refunded'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchases_number` ON `purchases` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `purchases_event` ON `purchases` (`event_id`);--> statement-breakpoint
CREATE INDEX `purchases_listed` ON `purchases` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `purchases_product` ON `purchases` (`product_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `purchases_email` ON `purchases` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `purchases_intent` ON `purchases` (`payment_intent`);--> statement-breakpoint
CREATE INDEX `purchases_session` ON `purchases` (`checkout_session`);--> statement-breakpoint
CREATE TABLE `product_edits` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`actor` text NOT NULL,
	`edition` integer NOT NULL,
	`before` text NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_edits_edition` ON `product_edits` (`product_id`,`edition`);--> statement-breakpoint
CREATE TABLE `product_files` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`version` integer NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`storage_path` text NOT NULL,
	`note` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_files_version` ON `product_files` (`product_id`,`version`);--> statement-breakpoint
CREATE TABLE `product_pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text,
	`type` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`storage_path` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_pictures_product` ON `product_pictures` (`product_id`);--> statement-breakpoint
CREATE INDEX `product_pictures_created_at` ON `product_pictures` (`created_at`);--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `discount_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `coupon_code` text;--> statement-breakpoint
ALTER TABLE `products` ADD `status` text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `position` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `previews` text;--> statement-breakpoint
ALTER TABLE `products` ADD `sale_price_cents` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `sale_starts_at` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `sale_ends_at` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `sale_limit` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `edition` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `updated_at` integer;--> statement-breakpoint
CREATE INDEX `products_listed` ON `products` (`status`,`position`,`id`);--> statement-breakpoint
CREATE INDEX `products_category` ON `products` (`status`,`category`,`position`,`id`);--> statement-breakpoint
ALTER TABLE `tool_requests` ADD `submission_key` text;--> statement-breakpoint
ALTER TABLE `tool_requests` ADD `source` text;--> statement-breakpoint
ALTER TABLE `tool_requests` ADD `status` text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE `tool_requests` ADD `spam_reasons` text;--> statement-breakpoint
ALTER TABLE `tool_requests` ADD `assignee_id` text REFERENCES admin_users(user_id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `tool_requests` ADD `search` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `tool_requests_submission_key` ON `tool_requests` (`submission_key`);--> statement-breakpoint
CREATE INDEX `tool_requests_listed` ON `tool_requests` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `tool_requests_status` ON `tool_requests` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `tool_requests_email` ON `tool_requests` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `tool_requests_assignee` ON `tool_requests` (`assignee_id`);--> statement-breakpoint
UPDATE `products` SET `position` = `created_at`;
