ALTER TABLE "site_pictures" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "site_pictures" ADD COLUMN "height" integer;