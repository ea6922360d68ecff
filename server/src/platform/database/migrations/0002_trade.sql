DROP INDEX "payments_due";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fingerprint" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_unpaid_user" ON "orders" USING btree ("user_id") WHERE "orders"."state" = 'PENDING_PAYMENT';--> statement-breakpoint
CREATE INDEX "payment_events_refused" ON "payment_events" USING btree ("created_at") WHERE "payment_events"."outcome" = 'forged';--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("next_query_at") WHERE "payments"."next_query_at" is not null;