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
UPDATE `settings` SET `texts` = json_set(`texts`, '$.publish_at', (
	SELECT `edit`.`after` ->> '$.publish_at' FROM `setting_edits` `edit`
	WHERE `edit`.`section` = `settings`.`section` AND `edit`.`after` ->> '$.publish_at' IS NOT NULL
	ORDER BY `edit`.`created_at` DESC, `edit`.`id` DESC LIMIT 1
))
WHERE `section` IN (SELECT `section` FROM `setting_edits` WHERE `section` LIKE 'articles/%' AND `after` ->> '$.publish_at' IS NOT NULL);
