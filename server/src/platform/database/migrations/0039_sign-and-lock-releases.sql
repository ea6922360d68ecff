CREATE TABLE "release_locks" (
	"app" text PRIMARY KEY NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "release_history" ADD COLUMN "forced" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "signature_key" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "signature" text;