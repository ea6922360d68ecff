ALTER TABLE "enquiries" ALTER COLUMN "organisation" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ALTER COLUMN "people" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ALTER COLUMN "mobile" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "kind" text DEFAULT 'group' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "order_no" text;--> statement-breakpoint
CREATE INDEX "enquiries_email" ON "enquiries" USING btree (lower("email"),"created_at");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_kind" CHECK (case "enquiries"."kind"
        when 'group' then num_nulls("enquiries"."organisation", "enquiries"."people", "enquiries"."mobile") = 0
          and num_nonnulls("enquiries"."topic", "enquiries"."order_no") = 0
        when 'message' then num_nulls("enquiries"."topic", "enquiries"."message") = 0 and num_nonnulls("enquiries"."mobile", "enquiries"."email") > 0
          and num_nonnulls("enquiries"."tour_id", "enquiries"."organisation", "enquiries"."people", "enquiries"."travel_day") = 0
        else false end);--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_topic" CHECK ("enquiries"."topic" in ('booking', 'change', 'visa', 'invoice', 'group', 'other'));
--> statement-breakpoint
UPDATE "menus" SET "name" = '客户咨询', "name_en" = 'Enquiries' WHERE "component" = 'business/enquiries/index' AND "name" = '团队咨询';
