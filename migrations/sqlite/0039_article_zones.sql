-- Times of publication get the zone that the settings had when they were saved. Without one they mean the default zone.
UPDATE `setting_edits` SET `after` = json_set(`after`, '$.publish_at', (`after` ->> '$.publish_at') || '[' || `zones`.`zone` || ']')
FROM (
	SELECT `edit`.`id`, (
		SELECT `change`.`after` ->> '$.time_zone' FROM `setting_edits` `change`
		WHERE `change`.`section` = 'calendar' AND `change`.`after` ->> '$.time_zone' IS NOT NULL AND `change`.`created_at` <= `edit`.`created_at`
		ORDER BY `change`.`created_at` DESC, `change`.`id` DESC LIMIT 1
	) AS `zone`
	FROM `setting_edits` `edit` WHERE `edit`.`section` LIKE 'articles/%'
) AS `zones`
WHERE `zones`.`id` = `setting_edits`.`id` AND `zones`.`zone` <> '' AND `after` ->> '$.publish_at' <> '';--> statement-breakpoint
-- What an edit replaced is what the edit before it saved, so Undo puts back the same time. Without one it is the time of a file.
UPDATE `setting_edits` SET `before` = json_set(`before`, '$.publish_at', (
	SELECT `earlier`.`after` ->> '$.publish_at' FROM `setting_edits` `earlier`
	WHERE `earlier`.`section` = `setting_edits`.`section` AND `earlier`.`after` ->> '$.publish_at' IS NOT NULL
		AND (`earlier`.`created_at`, `earlier`.`id`) < (`setting_edits`.`created_at`, `setting_edits`.`id`)
	ORDER BY `earlier`.`created_at` DESC, `earlier`.`id` DESC LIMIT 1
))
WHERE `section` LIKE 'articles/%' AND `before` ->> '$.publish_at' IS NOT NULL AND EXISTS (
	SELECT 1 FROM `setting_edits` `earlier`
	WHERE `earlier`.`section` = `setting_edits`.`section` AND `earlier`.`after` ->> '$.publish_at' IS NOT NULL
		AND (`earlier`.`created_at`, `earlier`.`id`) < (`setting_edits`.`created_at`, `setting_edits`.`id`)
);--> statement-breakpoint
UPDATE `settings` SET `texts` = json_set(`texts`, '$.publish_at', (
	SELECT `edit`.`after` ->> '$.publish_at' FROM `setting_edits` `edit`
	WHERE `edit`.`section` = `settings`.`section` AND `edit`.`after` ->> '$.publish_at' IS NOT NULL
	ORDER BY `edit`.`created_at` DESC, `edit`.`id` DESC LIMIT 1
))
WHERE `section` IN (SELECT `section` FROM `setting_edits` WHERE `section` LIKE 'articles/%' AND `after` ->> '$.publish_at' IS NOT NULL);
