CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`payment_entry` text NOT NULL,
	`payment_intent` text,
	`reference` text,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`reason` text NOT NULL,
	`note` text,
	`actor` text NOT NULL,
	`tells_customer` integer NOT NULL,
	`way` text NOT NULL,
	`state` text NOT NULL,
	`problem` text,
	`asked_at` integer NOT NULL,
	`provider_refund` text,
	`is_settled` integer DEFAULT false NOT NULL,
	`known_cents` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refunds_reason" CHECK("refunds"."reason" in ('requested', 'duplicate', 'not_delivered', 'other')),
	CONSTRAINT "refunds_way" CHECK("refunds"."way" in ('provider', 'hand')),
	CONSTRAINT "refunds_state" CHECK("refunds"."state" in ('asked', 'done', 'failed'))
);
--> statement-breakpoint
CREATE INDEX `refunds_payment` ON `refunds` (`payment_entry`);--> statement-breakpoint
CREATE INDEX `refunds_intent` ON `refunds` (`payment_intent`);--> statement-breakpoint
CREATE INDEX `refunds_reference` ON `refunds` (`reference`);--> statement-breakpoint
CREATE INDEX `refunds_asked` ON `refunds` (`asked_at`) WHERE (state = 'asked');