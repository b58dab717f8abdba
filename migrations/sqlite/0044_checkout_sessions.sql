CREATE TABLE `checkout_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`shown` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`list_cents` integer NOT NULL,
	`coupon_code` text,
	`discount_cents` integer NOT NULL,
	`session` text,
	`url` text,
	`state` text DEFAULT 'open' NOT NULL,
	CONSTRAINT "checkout_sessions_state" CHECK("checkout_sessions"."state" in ('open', 'paid', 'expired', 'failed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `checkout_sessions_session` ON `checkout_sessions` (`session`);--> statement-breakpoint
CREATE INDEX `checkout_sessions_reference` ON `checkout_sessions` (`reference`,`created_at`);--> statement-breakpoint
CREATE INDEX `checkout_sessions_expires` ON `checkout_sessions` (`expires_at`);