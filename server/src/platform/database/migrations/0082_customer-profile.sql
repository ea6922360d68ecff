CREATE TABLE "customer_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_notes_user" ON "customer_notes" USING btree ("user_id","id");
--> statement-breakpoint
-- Portals that have their menus already get the profile of a customer beside the details of an order.
INSERT INTO "menus" ("parent_id", "name", "name_en", "type", "path", "component", "icon", "visible", "sort")
SELECT "parent_id", '客户档案', 'Customer', 'MENU', 'customers/detail', 'business/customers/detail', 'user', 0, "sort"
FROM "menus"
WHERE "component" = 'business/orders/detail' AND NOT EXISTS (SELECT 1 FROM "menus" WHERE "component" = 'business/customers/detail');
--> statement-breakpoint
INSERT INTO "menus" ("parent_id", "name", "name_en", "type", "perm", "sort")
SELECT screen."id", given."name", given."name_en", 'BUTTON', given."perm", given."sort"
FROM "menus" AS screen, (VALUES
	('客户查询', 'View customers', 'biz:customer:query', 1),
	('客户备注', 'Write notes on customers', 'biz:customer:edit', 2)
) AS given ("name", "name_en", "perm", "sort")
WHERE screen."component" = 'business/customers/detail' AND NOT EXISTS (SELECT 1 FROM "menus" WHERE "menus"."perm" = given."perm");
--> statement-breakpoint
-- Roles that view and work on orders do the same with customers.
INSERT INTO "role_menus" ("role_id", "menu_id")
SELECT DISTINCT held."role_id", given."id"
FROM (VALUES
	('business/orders/detail', 'business/customers/detail'),
	('biz:order:query', 'biz:customer:query'),
	('biz:order:edit', 'biz:customer:edit')
) AS pair ("had", "gets")
JOIN "menus" AS alike ON pair."had" = coalesce(alike."perm", alike."component")
JOIN "role_menus" AS held ON held."menu_id" = alike."id"
JOIN "menus" AS given ON pair."gets" = coalesce(given."perm", given."component")
ON CONFLICT DO NOTHING;
