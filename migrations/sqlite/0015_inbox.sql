DROP INDEX `contact_messages_assignee`;--> statement-breakpoint
CREATE INDEX `contact_messages_assignee` ON `contact_messages` (`assignee_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `form_submissions_questions` ON `form_submissions` (`created_at`,`id`,`order_status`) WHERE (deleted_at is null and plan_purchased = 'other');