CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"payment_entry" text NOT NULL,
	"payment_intent" text,
	"reference" text,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"actor" text NOT NULL,
	"tells_customer" boolean NOT NULL,
	"way" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"provider_refund" text,
	"is_settled" boolean DEFAULT false NOT NULL,
	"known_cents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('requested', 'duplicate', 'not_delivered', 'other')),
	CONSTRAINT "refunds_way" CHECK ("refunds"."way" in ('provider', 'hand')),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('asked', 'done', 'failed'))
);
--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_entry");--> statement-breakpoint
CREATE INDEX "refunds_intent" ON "refunds" USING btree ("payment_intent");--> statement-breakpoint
CREATE INDEX "refunds_reference" ON "refunds" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "refunds_asked" ON "refunds" USING btree ("asked_at") WHERE (state = 'asked');