CREATE TABLE "email_recipients" (
	"id" text PRIMARY KEY NOT NULL,
	"recent" jsonb NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "held_for" text;--> statement-breakpoint
CREATE INDEX "outbox_held" ON "outbox" USING btree ("held_for") WHERE held_for is not null;