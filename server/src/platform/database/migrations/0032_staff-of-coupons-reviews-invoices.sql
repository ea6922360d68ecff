ALTER TABLE "invoices" DROP CONSTRAINT "invoices_issued";--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "claim_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "claim_to" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "status" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "red_invoice_no" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "settled_by" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "settled_note" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "pictures_blocked" ON "pictures" USING btree ("blocked_at") WHERE "pictures"."blocked_at" is not null;--> statement-breakpoint
CREATE INDEX "invoices_latest" ON "invoices" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_events_anomalies" ON "payment_events" USING btree ("id" DESC NULLS LAST) WHERE "payment_events"."outcome" in ('anomaly', 'unknown', 'unreadable', 'forged', 'failed');--> statement-breakpoint
CREATE INDEX "reviews_latest" ON "reviews" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_issued" CHECK (("invoices"."state" in ('ISSUED', 'VOID')) = ("invoices"."invoice_no" is not null));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden" CHECK (("reviews"."hidden_at" is null) = ("reviews"."hidden_reason" is null));