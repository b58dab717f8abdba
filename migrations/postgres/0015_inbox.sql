DROP INDEX "contact_messages_assignee";--> statement-breakpoint
CREATE INDEX "form_submissions_questions" ON "form_submissions" USING btree ("created_at","id","order_status") WHERE (deleted_at is null and plan_purchased = 'other');--> statement-breakpoint
CREATE INDEX "contact_messages_assignee" ON "contact_messages" USING btree ("assignee_id","status","created_at","id");