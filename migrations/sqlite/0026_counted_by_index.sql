DROP INDEX `bookings_starts`;--> statement-breakpoint
CREATE INDEX `bookings_starts` ON `bookings` (`starts_at`,`id`,`deleted_at`) WHERE deleted_at is null;--> statement-breakpoint
DROP INDEX `contact_messages_status`;--> statement-breakpoint
CREATE INDEX `contact_messages_status` ON `contact_messages` (`status`,`created_at`,`id`,`deleted_at`) WHERE deleted_at is null;--> statement-breakpoint
DROP INDEX `dealflow_applications_status`;--> statement-breakpoint
CREATE INDEX `dealflow_applications_status` ON `dealflow_applications` (`status`,`submitted_date`,`id`,`deleted_at`) WHERE deleted_at is null;--> statement-breakpoint
DROP INDEX `form_submissions_questions`;--> statement-breakpoint
CREATE INDEX `form_submissions_questions` ON `form_submissions` (`created_at`,`id`,`waiting_since`,`plan_purchased`,`deleted_at`) WHERE (deleted_at is null and plan_purchased = 'other');--> statement-breakpoint
DROP INDEX `tool_requests_status`;--> statement-breakpoint
CREATE INDEX `tool_requests_status` ON `tool_requests` (`status`,`created_at`,`id`,`deleted_at`) WHERE deleted_at is null;