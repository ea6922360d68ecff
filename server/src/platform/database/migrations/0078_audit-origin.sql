ALTER TABLE "audit_log" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "agent" text;--> statement-breakpoint
CREATE INDEX "audit_log_address" ON "audit_log" USING btree ("address" text_pattern_ops,"created_at");