CREATE TABLE "receipts" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"number" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"entry_id" text NOT NULL,
	"event_id" text,
	"root_id" text,
	"day" text NOT NULL,
	"reference" text,
	"record" text,
	"about" text,
	"currency" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"printed" jsonb NOT NULL,
	"buyer" jsonb,
	"buyer_changed_at" timestamp (3) with time zone,
	CONSTRAINT "receipts_kind" CHECK ("receipts"."kind" in ('receipt', 'credit_note'))
);
--> statement-breakpoint
CREATE TABLE "receipt_years" (
	"year" integer PRIMARY KEY NOT NULL,
	"last_sequence" integer NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_entries" ADD COLUMN "has_receipt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_number" ON "receipts" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_sequence" ON "receipts" USING btree ("year","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_entry" ON "receipts" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "receipts_event" ON "receipts" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "receipts_day" ON "receipts" USING btree ("day","year","sequence");--> statement-breakpoint
CREATE INDEX "receipts_about" ON "receipts" USING btree ("about");--> statement-breakpoint
CREATE INDEX "receipts_root" ON "receipts" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "payment_entries_without_receipt" ON "payment_entries" USING btree ("created_at","id") WHERE not has_receipt;