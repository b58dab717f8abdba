CREATE TABLE `revisions` (
	`name` text NOT NULL,
	`stripe` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`name`, `stripe`)
);
