-- Portals that have their menus already get the button beside the ones like it; others are given it with their menus.
INSERT INTO "menus" ("parent_id", "name", "name_en", "type", "perm", "sort")
SELECT "parent_id", '开具发票', 'Issue invoices', 'BUTTON', 'trade:invoice:issue', max("sort") + 1
FROM "menus"
WHERE "parent_id" = (SELECT min("parent_id") FROM "menus" WHERE "perm" = 'trade:order:fulfil')
	AND NOT EXISTS (SELECT 1 FROM "menus" WHERE "perm" = 'trade:invoice:issue')
GROUP BY "parent_id";
--> statement-breakpoint
INSERT INTO "role_menus" ("role_id", "menu_id")
SELECT DISTINCT held."role_id", given."id"
FROM "menus" AS given, "role_menus" AS held JOIN "menus" AS alike ON alike."id" = held."menu_id"
WHERE given."perm" = 'trade:invoice:issue' AND alike."perm" = 'trade:refund:approve'
ON CONFLICT DO NOTHING;
