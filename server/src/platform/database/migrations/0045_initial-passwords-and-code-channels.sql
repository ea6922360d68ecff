ALTER TABLE "verification_codes" ADD COLUMN "channel" text DEFAULT 'sms' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_imports" ADD COLUMN "passwords" "bytea";--> statement-breakpoint
CREATE INDEX "verification_codes_channel" ON "verification_codes" USING btree ("channel","created_at" DESC NULLS LAST);