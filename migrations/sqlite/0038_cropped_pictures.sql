ALTER TABLE `site_pictures` ADD `width` integer;--> statement-breakpoint
ALTER TABLE `site_pictures` ADD `height` integer;