CREATE TABLE "nightly_runs" (
	"task" text PRIMARY KEY NOT NULL,
	"day" text NOT NULL
);
