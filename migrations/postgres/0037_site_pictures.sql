CREATE TABLE "site_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"storage_path" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"taken_at" timestamp (3) with time zone,
	CONSTRAINT "site_pictures_state" CHECK ("site_pictures"."state" in ('pending', 'stored', 'removing'))
);
--> statement-breakpoint
CREATE INDEX "site_pictures_free" ON "site_pictures" USING btree ("created_at") WHERE taken_at is null;