ALTER TABLE "outbox" ADD COLUMN "topic" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "about_kind" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "about_id" text;--> statement-breakpoint
CREATE INDEX "outbox_about" ON "outbox" USING btree ("about_kind","about_id");
--> statement-breakpoint
-- By hand: until now the key said topic and order, such as order-team:<order>, letter:<order>:<letter> or payment-odd:<order>:<event>.
UPDATE "outbox" SET "topic" = CASE WHEN split_part("dedupe_key", ':', 1) = 'payment-odd' THEN coalesce("payload" ->> 'mail', 'payment-problem') ELSE split_part("dedupe_key", ':', 1) END;--> statement-breakpoint
UPDATE "outbox" SET "about_kind" = 'order', "about_id" = split_part("dedupe_key", ':', 2) WHERE split_part("dedupe_key", ':', 2) IN (SELECT "id" FROM "form_submissions");
