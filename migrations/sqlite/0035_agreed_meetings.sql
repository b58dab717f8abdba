ALTER TABLE `meeting_kinds` ADD `hours_of` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `kind_name` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `place` text;