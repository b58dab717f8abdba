PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_tool_request_events` (
	`id` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`actor` text NOT NULL,
	`kind` text NOT NULL,
	`before` text,
	`after` text,
	`detail` text,
	FOREIGN KEY (`request_id`) REFERENCES `tool_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "tool_request_events_kind" CHECK("__new_tool_request_events"."kind" in ('status', 'assignee', 'note', 'answer'))
);
--> statement-breakpoint
INSERT INTO `__new_tool_request_events`("id", "request_id", "created_at", "actor", "kind", "before", "after", "detail") SELECT "id", "request_id", "created_at", "actor", "kind", "before", "after", "detail" FROM `tool_request_events`;--> statement-breakpoint
DROP TABLE `tool_request_events`;--> statement-breakpoint
ALTER TABLE `__new_tool_request_events` RENAME TO `tool_request_events`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `tool_request_events_request` ON `tool_request_events` (`request_id`,`created_at`);