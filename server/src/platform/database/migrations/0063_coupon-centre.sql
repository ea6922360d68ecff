ALTER TABLE "coupons" ADD COLUMN "in_centre" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_in_centre" CHECK ("coupons"."in_centre" in (0, 1));