ALTER TABLE `form_submissions` ADD `package_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `package_visuals` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payment_events` ADD `dispute_id` text;--> statement-breakpoint
ALTER TABLE `coupon_uses` ADD `reserved_until` integer;--> statement-breakpoint
ALTER TABLE `coupons` ADD `switched_off_at` integer;--> statement-breakpoint
-- The names of the specification.
UPDATE form_submissions SET
  package_name = CASE plan_purchased WHEN 'basic' THEN 'Essentials' WHEN 'starter' THEN 'Professional' WHEN 'growth' THEN 'Business' WHEN 'pro' THEN 'Enterprise' WHEN 'test' THEN 'Internal test' ELSE 'Other / Just a Question' END,
  package_visuals = CASE plan_purchased WHEN 'basic' THEN 10 WHEN 'starter' THEN 25 WHEN 'growth' THEN 50 WHEN 'pro' THEN 100 ELSE 0 END;--> statement-breakpoint
-- Unpaid orders no longer use up a coupon.
UPDATE coupon_uses SET reserved_until = created_at + 3600000 WHERE used_for IN (SELECT submission_id FROM form_submissions WHERE payment_status IN ('pending', 'failed'));
