ALTER TABLE "orders" ADD COLUMN "deposit" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "balance_due_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "balance_paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "balance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_balance" ON "orders" USING btree ("balance_due_on","id") WHERE "orders"."state" = 'PAID' and "orders"."deposit" is not null and "orders"."balance_paid_at" is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_deposit" CHECK (("orders"."deposit" is null) = ("orders"."balance_due_on" is null) and ("orders"."balance_paid_at" is null or "orders"."deposit" is not null)
        and ("orders"."deposit" is null or ("orders"."deposit" > 0 and ("orders"."balance_paid_at" is not null or "orders"."deposit" < "orders"."amount"))));