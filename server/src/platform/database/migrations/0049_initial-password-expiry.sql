ALTER TABLE "users" ADD COLUMN "initial_password_until" timestamp with time zone;--> statement-breakpoint
-- Initial passwords that were not changed before end a week after this.
UPDATE "users" SET "initial_password_until" = now() + interval '7 days' WHERE "must_change_password";
