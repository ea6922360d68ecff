ALTER TABLE "approvals" DROP CONSTRAINT "approvals_kind";--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "notified" text;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "publish_approval" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "approvals_unnotified" ON "approvals" USING btree ("id") WHERE "approvals"."product_id" is not null and "approvals"."state" <> 'WITHDRAWN' and "approvals"."notified" is distinct from "approvals"."state";--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_kind" CHECK (("approvals"."kind" = 'rejection' and "approvals"."order_id" is not null) or ("approvals"."kind" in ('prices', 'publishing') and "approvals"."product_id" is not null));--> statement-breakpoint
-- Messages are sent about proposals that are made or decided from now on.
UPDATE "approvals" SET "notified" = "state";
--> statement-breakpoint
-- The permission covers the publication of products, too.
UPDATE "menus" SET "name" = '产品审批', "name_en" = 'Approve prices and publishing'
WHERE "perm" = 'biz:approval:product' AND "name" = '调价审批';
