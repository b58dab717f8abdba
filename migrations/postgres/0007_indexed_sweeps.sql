DROP INDEX "uploads_created_at";--> statement-breakpoint
DROP INDEX "dealflow_applications_submitted";--> statement-breakpoint
CREATE INDEX "form_submissions_trashed" ON "form_submissions" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "submission_keys_submission" ON "submission_keys" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "submission_keys_expires" ON "submission_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "uploads_path" ON "uploads" USING btree ("path");--> statement-breakpoint
CREATE INDEX "uploads_waiting" ON "uploads" USING btree ("created_at") WHERE submission_id is null;--> statement-breakpoint
CREATE INDEX "dealflow_applications_status" ON "dealflow_applications" USING btree ("status","submitted_date","id");--> statement-breakpoint
CREATE INDEX "sign_in_limits_resets" ON "sign_in_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "dealflow_applications_submitted" ON "dealflow_applications" USING btree ("submitted_date","id");