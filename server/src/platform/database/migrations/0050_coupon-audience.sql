ALTER TABLE "coupons" ADD COLUMN "audience" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_audience" CHECK ("coupons"."audience" in ('all', 'new'));--> statement-breakpoint
-- Full refunds return the coupon; orders refunded before kept theirs. Those of erased accounts go.
DELETE FROM "member_coupons" USING "orders", "users"
	WHERE "orders"."id" = "member_coupons"."order_id" AND "users"."id" = "member_coupons"."user_id"
	AND "orders"."state" = 'REFUNDED' AND "users"."erased_at" IS NOT NULL;--> statement-breakpoint
UPDATE "member_coupons" SET "order_id" = NULL FROM "orders"
	WHERE "orders"."id" = "member_coupons"."order_id" AND "orders"."state" = 'REFUNDED';
