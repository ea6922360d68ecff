CREATE TABLE "approvals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"order_id" bigint,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" bigint NOT NULL,
	"decided_by" bigint,
	"decision" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "approvals_state" CHECK ("approvals"."state" in ('OPEN', 'APPROVED', 'DECLINED', 'WITHDRAWN')),
	CONSTRAINT "approvals_kind" CHECK ("approvals"."kind" = 'rejection' and "approvals"."order_id" is not null),
	CONSTRAINT "approvals_decided" CHECK (("approvals"."state" = 'OPEN') = ("approvals"."decided_by" is null)),
	CONSTRAINT "approvals_second_person" CHECK ("approvals"."decided_by" is null or ("approvals"."decided_by" = "approvals"."proposed_by") = ("approvals"."state" = 'WITHDRAWN'))
);
--> statement-breakpoint
CREATE TABLE "business_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_one_open_order" ON "approvals" USING btree ("order_id","kind") WHERE "approvals"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "approvals_open" ON "approvals" USING btree ("created_at") WHERE "approvals"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "approvals_order" ON "approvals" USING btree ("order_id");--> statement-breakpoint
-- Portals that have their menus already get the screen beside the refunds; others are given it with their menus.
INSERT INTO "menus" ("parent_id", "name", "name_en", "type", "path", "component", "icon", "visible", "sort")
SELECT "parent_id", '待审批', 'Approvals', 'MENU', 'approvals', 'business/approvals/index', 'bell', 1, "sort"
FROM "menus"
WHERE "component" = 'business/refunds/index' AND NOT EXISTS (SELECT 1 FROM "menus" WHERE "component" = 'business/approvals/index');
--> statement-breakpoint
-- Roles that approve refunds read the inbox.
INSERT INTO "role_menus" ("role_id", "menu_id")
SELECT DISTINCT held."role_id", given."id"
FROM "menus" AS permitted
JOIN "role_menus" AS held ON held."menu_id" = permitted."id"
JOIN "menus" AS given ON given."component" = 'business/approvals/index'
WHERE permitted."perm" = 'trade:refund:approve'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "business_settings" ("name") VALUES ('refundLimit');
--> statement-breakpoint
-- Portals that have their menus already get the screen at the end of the system menu; others are given it with their menus.
INSERT INTO "menus" ("parent_id", "name", "name_en", "type", "path", "component", "icon", "visible", "sort")
SELECT "parent_id", '业务设置', 'Business settings', 'MENU', 'settings', 'system/settings/index', 'gear', 1, "sort" + 1
FROM "menus"
WHERE "component" = 'system/dict/index' AND NOT EXISTS (SELECT 1 FROM "menus" WHERE "component" = 'system/settings/index');
--> statement-breakpoint
INSERT INTO "menus" ("parent_id", "name", "name_en", "type", "perm", "sort")
SELECT "id", '修改业务设置', 'Edit business settings', 'BUTTON', 'sys:setting:edit', 1
FROM "menus"
WHERE "component" = 'system/settings/index' AND NOT EXISTS (SELECT 1 FROM "menus" WHERE "perm" = 'sys:setting:edit');
--> statement-breakpoint
INSERT INTO "role_menus" ("role_id", "menu_id")
SELECT "roles"."id", "menus"."id"
FROM "roles", "menus"
WHERE "roles"."code" IN ('ROOT', 'ADMIN') AND ("menus"."component" = 'system/settings/index' OR "menus"."perm" = 'sys:setting:edit')
ON CONFLICT DO NOTHING;
