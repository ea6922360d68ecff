ALTER TABLE "approvals" DROP CONSTRAINT "approvals_kind";--> statement-breakpoint
ALTER TABLE "approvals" ALTER COLUMN "amount" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "product_id" bigint;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "proposal" jsonb;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_one_open_product" ON "approvals" USING btree ("product_id","kind") WHERE "approvals"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "approvals_product" ON "approvals" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_kind" CHECK (("approvals"."kind" = 'rejection' and "approvals"."order_id" is not null) or ("approvals"."kind" = 'prices' and "approvals"."product_id" is not null));--> statement-breakpoint
INSERT INTO "business_settings" ("name") VALUES ('priceChangePercent');
--> statement-breakpoint
-- ROOT and ADMIN approve price changes; other roles are given the permission by the agency.
INSERT INTO "menus" ("parent_id", "name", "name_en", "type", "perm", "sort")
SELECT "id", '调价审批', 'Approve price changes', 'BUTTON', 'biz:approval:product', 1
FROM "menus"
WHERE "component" = 'business/approvals/index' AND NOT EXISTS (SELECT 1 FROM "menus" WHERE "perm" = 'biz:approval:product');
--> statement-breakpoint
INSERT INTO "role_menus" ("role_id", "menu_id")
SELECT "roles"."id", "menus"."id"
FROM "roles", "menus"
WHERE "roles"."code" IN ('ROOT', 'ADMIN') AND "menus"."perm" = 'biz:approval:product'
ON CONFLICT DO NOTHING;
