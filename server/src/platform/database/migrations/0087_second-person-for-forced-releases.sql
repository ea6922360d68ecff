CREATE TABLE "release_force_approvals" (
	"app" text NOT NULL,
	"version" text NOT NULL,
	"approver" text NOT NULL,
	"user_id" bigint,
	"team" text,
	"created_by" text,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_force_approvals_app_version_approver_pk" PRIMARY KEY("app","version","approver")
);
--> statement-breakpoint
ALTER TABLE "release_history" ADD COLUMN "approval" jsonb;--> statement-breakpoint
ALTER TABLE "release_force_approvals" ADD CONSTRAINT "release_force_approvals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_force_approvals_user" ON "release_force_approvals" USING btree ("user_id");