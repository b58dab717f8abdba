INSERT INTO "meeting_kinds" ("id", "position", "minutes", "step_minutes", "buffer_before", "buffer_after", "notice_minutes", "horizon_days", "daily_limit") VALUES
	('audit', 1, 15, 30, 0, 15, 240, 30, 8),
	('strategy', 2, 30, 30, 0, 15, 240, 30, 8),
	('project', 3, 30, 30, 0, 15, 240, 30, 8);
--> statement-breakpoint
INSERT INTO "weekly_hours" ("kind_id", "weekday", "start_minute", "end_minute")
SELECT "meeting_kinds"."id", "days"."weekday", "hours"."start_minute", "hours"."end_minute"
FROM "meeting_kinds"
CROSS JOIN (SELECT 1 AS "weekday" UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5) AS "days"
CROSS JOIN (SELECT 540 AS "start_minute", 720 AS "end_minute" UNION ALL SELECT 780, 1020) AS "hours";
