ALTER TABLE `outbox` ADD `topic` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `about_kind` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `about_id` text;--> statement-breakpoint
CREATE INDEX `outbox_about` ON `outbox` (`about_kind`,`about_id`);
--> statement-breakpoint
-- By hand: until now the key said topic and order, such as order-team:<order>, letter:<order>:<letter> or payment-odd:<order>:<event>.
UPDATE `outbox` SET `topic` = CASE WHEN `dedupe_key` LIKE 'payment-odd:%' THEN coalesce(`payload` ->> 'mail', 'payment-problem') ELSE substr(`dedupe_key`, 1, instr(`dedupe_key` || ':', ':') - 1) END, `about_id` = substr(`dedupe_key`, instr(`dedupe_key`, ':') + 1);--> statement-breakpoint
UPDATE `outbox` SET `about_id` = substr(`about_id`, 1, instr(`about_id` || ':', ':') - 1);--> statement-breakpoint
UPDATE `outbox` SET `about_kind` = CASE WHEN `about_id` IN (SELECT `id` FROM `form_submissions`) THEN 'order' END;--> statement-breakpoint
UPDATE `outbox` SET `about_id` = NULL WHERE `about_kind` IS NULL;
