CREATE TABLE `admin_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`timestamp` integer NOT NULL,
	`content` text NOT NULL,
	`author` text NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `form_submissions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `admin_notes_submission` ON `admin_notes` (`submission_id`);--> statement-breakpoint
CREATE TABLE `admin_users` (
	`user_id` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	CONSTRAINT "admin_users_role" CHECK("admin_users"."role" in ('admin', 'staff'))
);
--> statement-breakpoint
CREATE TABLE `dealflow_applications` (
	`id` text PRIMARY KEY NOT NULL,
	`full_name` text NOT NULL,
	`business_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`website_link` text,
	`main_service` text NOT NULL,
	`ideal_clients` text NOT NULL,
	`target_cities` text NOT NULL,
	`client_type` text NOT NULL,
	`status` text NOT NULL,
	`submitted_date` integer NOT NULL,
	`payment_date` integer,
	`agreement_date` integer,
	CONSTRAINT "dealflow_applications_status" CHECK("dealflow_applications"."status" in ('Pre-Payment', 'Paid / Awaiting Agreement', 'Fully Onboarded', 'Live'))
);
--> statement-breakpoint
CREATE INDEX `dealflow_applications_submitted` ON `dealflow_applications` (`submitted_date`);--> statement-breakpoint
CREATE TABLE `delivered_files` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`name` text NOT NULL,
	`path` text NOT NULL,
	`uploaded_at` integer NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `form_submissions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `delivered_files_submission` ON `delivered_files` (`submission_id`);--> statement-breakpoint
CREATE TABLE `form_submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`full_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`business_name` text,
	`plan_purchased` text NOT NULL,
	`item_split` text NOT NULL,
	`visual_breakdown` text,
	`message` text DEFAULT '' NOT NULL,
	`payment_status` text NOT NULL,
	`order_status` text NOT NULL,
	`priority` text DEFAULT 'normal' NOT NULL,
	`price_cents` integer NOT NULL,
	`currency` text DEFAULT 'usd' NOT NULL,
	CONSTRAINT "form_submissions_plan" CHECK("form_submissions"."plan_purchased" in ('basic', 'starter', 'growth', 'pro', 'other', 'test')),
	CONSTRAINT "form_submissions_payment" CHECK("form_submissions"."payment_status" in ('pending', 'paid', 'failed', 'n/a')),
	CONSTRAINT "form_submissions_status" CHECK("form_submissions"."order_status" in ('pending_payment', 'in_progress', 'ready', 'cancelled', 'question')),
	CONSTRAINT "form_submissions_priority" CHECK("form_submissions"."priority" in ('normal', 'high', 'urgent'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `form_submissions_submission_id` ON `form_submissions` (`submission_id`);--> statement-breakpoint
CREATE INDEX `form_submissions_created_at` ON `form_submissions` (`created_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`payload` text NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`run_at` integer NOT NULL,
	`locked_by` text,
	`locked_until` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	CONSTRAINT "outbox_kind" CHECK("outbox"."kind" in ('mail', 'webhook')),
	CONSTRAINT "outbox_state" CHECK("outbox"."state" in ('pending', 'sent', 'dead'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupe_key` ON `outbox` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`state`,`run_at`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`reference` text,
	`amount_cents` integer,
	`currency` text,
	`outcome` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "payment_events_outcome" CHECK("payment_events"."outcome" in ('applied', 'wrong_amount', 'already_paid', 'cancelled_order', 'unknown_reference', 'not_paid', 'ignored'))
);
--> statement-breakpoint
CREATE INDEX `payment_events_reference` ON `payment_events` (`reference`);--> statement-breakpoint
CREATE TABLE `products` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`detailed_description` text DEFAULT '' NOT NULL,
	`price_cents` integer NOT NULL,
	`image_url` text,
	`checkout_link` text,
	`download_link` text,
	`category` text NOT NULL,
	`created_at` integer NOT NULL,
	`included_items` text NOT NULL,
	`faq` text NOT NULL,
	`related_products` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_slug` ON `products` (`slug`);--> statement-breakpoint
CREATE INDEX `products_created_at` ON `products` (`created_at`);--> statement-breakpoint
CREATE TABLE `submission_keys` (
	`key` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `form_submissions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `tool_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`idea_request` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer DEFAULT 0 NOT NULL,
	`sha256` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`submission_id` text,
	`position` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `form_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "uploads_state" CHECK("uploads"."state" in ('pending', 'stored', 'removing'))
);
--> statement-breakpoint
CREATE INDEX `uploads_submission` ON `uploads` (`submission_id`);--> statement-breakpoint
CREATE INDEX `uploads_created_at` ON `uploads` (`created_at`);