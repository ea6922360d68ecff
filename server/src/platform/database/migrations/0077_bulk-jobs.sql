CREATE TABLE "bulk_job_rows" (
	"job_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"key" text NOT NULL,
	"params" jsonb,
	"name" jsonb,
	"before" jsonb,
	"after" jsonb,
	"state" text NOT NULL,
	"reason" jsonb,
	"undo" jsonb,
	"version" text,
	CONSTRAINT "bulk_job_rows_job_id_number_pk" PRIMARY KEY("job_id","number"),
	CONSTRAINT "bulk_job_rows_state" CHECK ("bulk_job_rows"."state" in ('ready', 'done', 'refused', 'cancelled', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "bulk_jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"state" text DEFAULT 'prepared' NOT NULL,
	"total" integer NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"touched_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "bulk_jobs_state" CHECK ("bulk_jobs"."state" in ('prepared', 'waiting', 'running', 'undoing', 'done', 'cancelled', 'undone'))
);
--> statement-breakpoint
ALTER TABLE "bulk_job_rows" ADD CONSTRAINT "bulk_job_rows_job_id_bulk_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."bulk_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_job_rows_state" ON "bulk_job_rows" USING btree ("job_id","state","number");--> statement-breakpoint
CREATE INDEX "bulk_jobs_user" ON "bulk_jobs" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bulk_jobs_age" ON "bulk_jobs" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_jobs_one_running" ON "bulk_jobs" USING btree ("user_id") WHERE "bulk_jobs"."state" in ('waiting', 'running', 'undoing');