CREATE TABLE "product_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"storage_path" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_uploads_state" CHECK ("product_uploads"."state" in ('pending', 'stored', 'removing'))
);
--> statement-breakpoint
CREATE TABLE "tool_request_events" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"before" text,
	"after" text,
	"detail" text,
	CONSTRAINT "tool_request_events_kind" CHECK ("tool_request_events"."kind" in ('status', 'assignee', 'note'))
);
--> statement-breakpoint
ALTER TABLE "product_uploads" ADD CONSTRAINT "product_uploads_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_request_events" ADD CONSTRAINT "tool_request_events_request_id_tool_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."tool_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_uploads_product" ON "product_uploads" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_uploads_created_at" ON "product_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tool_request_events_request" ON "tool_request_events" USING btree ("request_id","created_at");