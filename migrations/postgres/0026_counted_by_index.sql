DROP INDEX "bookings_starts";--> statement-breakpoint
DROP INDEX "contact_messages_status";--> statement-breakpoint
DROP INDEX "dealflow_applications_status";--> statement-breakpoint
DROP INDEX "form_submissions_questions";--> statement-breakpoint
DROP INDEX "tool_requests_status";--> statement-breakpoint
CREATE INDEX "bookings_starts" ON "bookings" USING btree ("starts_at","id","deleted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "contact_messages_status" ON "contact_messages" USING btree ("status","created_at","id","deleted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "dealflow_applications_status" ON "dealflow_applications" USING btree ("status","submitted_date","id","deleted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "form_submissions_questions" ON "form_submissions" USING btree ("created_at","id","waiting_since","plan_purchased","deleted_at") WHERE (deleted_at is null and plan_purchased = 'other');--> statement-breakpoint
CREATE INDEX "tool_requests_status" ON "tool_requests" USING btree ("status","created_at","id","deleted_at") WHERE deleted_at is null;