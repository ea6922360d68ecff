CREATE TABLE "csp_violations" (
	"app" text NOT NULL,
	"version" text NOT NULL,
	"view" text NOT NULL,
	"directive" text NOT NULL,
	"blocked" text NOT NULL,
	"source" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "csp_violations_app_version_view_directive_blocked_source_pk" PRIMARY KEY("app","version","view","directive","blocked","source")
);
--> statement-breakpoint
CREATE TABLE "release_errors" (
	"app" text NOT NULL,
	"version" text NOT NULL,
	"view" text NOT NULL,
	"step" text NOT NULL,
	"message" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "release_errors_app_version_view_step_message_pk" PRIMARY KEY("app","version","view","step","message")
);
--> statement-breakpoint
CREATE TABLE "release_measures" (
	"app" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"version" text NOT NULL,
	"view" text NOT NULL,
	"measure" text NOT NULL,
	"count" integer NOT NULL,
	"sum" bigint NOT NULL,
	"good" integer NOT NULL,
	CONSTRAINT "release_measures_app_minute_version_view_measure_pk" PRIMARY KEY("app","minute","version","view","measure")
);
--> statement-breakpoint
CREATE INDEX "csp_violations_latest" ON "csp_violations" USING btree ("app","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "release_errors_latest" ON "release_errors" USING btree ("app","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "release_measures_age" ON "release_measures" USING btree ("minute");