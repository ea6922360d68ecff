DROP INDEX "payment_events_anomalies";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reference" text;--> statement-breakpoint
CREATE INDEX "payment_events_anomalies" ON "payment_events" USING btree ("id" DESC NULLS LAST) WHERE "payment_events"."outcome" in ('anomaly', 'dispute', 'unknown', 'unreadable', 'forged', 'failed');