CREATE TABLE "release_reporters" (
	"app" text NOT NULL,
	"version" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"network" text NOT NULL,
	"cohort" text NOT NULL,
	"loaded" integer NOT NULL,
	"failed" integer NOT NULL,
	"retry" integer NOT NULL,
	"crashed" integer NOT NULL,
	"unavailable" integer NOT NULL,
	CONSTRAINT "release_reporters_app_version_minute_network_cohort_pk" PRIMARY KEY("app","version","minute","network","cohort")
);
--> statement-breakpoint
CREATE INDEX "release_reporters_age" ON "release_reporters" USING btree ("minute");