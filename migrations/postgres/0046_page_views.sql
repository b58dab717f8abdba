CREATE TABLE "page_views" (
	"day" text NOT NULL,
	"path" text NOT NULL,
	"source" text NOT NULL,
	"device" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_day_path_source_device_pk" PRIMARY KEY("day","path","source","device"),
	CONSTRAINT "page_views_device" CHECK ("page_views"."device" in ('phone', 'tablet', 'computer'))
);
