CREATE TABLE "revisions" (
	"name" text NOT NULL,
	"stripe" integer NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "revisions_name_stripe_pk" PRIMARY KEY("name","stripe")
);
