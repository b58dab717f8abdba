CREATE TABLE `site_pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`size` integer DEFAULT 0 NOT NULL,
	`storage_path` text NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`created_at` integer NOT NULL,
	`taken_at` integer,
	CONSTRAINT "site_pictures_state" CHECK("site_pictures"."state" in ('pending', 'stored', 'removing'))
);
--> statement-breakpoint
CREATE INDEX `site_pictures_free` ON `site_pictures` (`created_at`) WHERE taken_at is null;