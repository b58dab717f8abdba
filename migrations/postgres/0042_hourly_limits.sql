CREATE TABLE "hourly_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"full_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "hourly_limits_full" ON "hourly_limits" USING btree ("full_at");