CREATE TABLE "settings" (
	"section" text PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"section" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "setting_edits_listed" ON "setting_edits" USING btree ("section","created_at","id");