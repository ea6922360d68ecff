CREATE TABLE "ended_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ended_sessions_reason" CHECK ("ended_sessions"."reason" in ('staff', 'rights', 'password', 'factors', 'device'))
);
--> statement-breakpoint
CREATE INDEX "ended_sessions_age" ON "ended_sessions" USING btree ("ended_at");