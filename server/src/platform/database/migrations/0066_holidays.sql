CREATE TABLE "holidays" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holidays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"expected" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "holidays_days" CHECK ("holidays"."last_day" >= "holidays"."first_day" and "holidays"."last_day" - "holidays"."first_day" < 31)
);
--> statement-breakpoint
CREATE INDEX "holidays_last_day" ON "holidays" USING btree ("last_day","first_day");--> statement-breakpoint
-- 2026 as the State Council announced it on 4 November 2025; 2027 by the law on holidays, until it is announced.
INSERT INTO "holidays" ("name", "first_day", "last_day", "expected")
SELECT jsonb_build_object('zh', given."zh", 'en', given."en"), given."first_day"::date, given."last_day"::date, given."expected"
FROM (VALUES
	('元旦', 'New Year', '2026-01-01', '2026-01-03', false),
	('春节', 'Spring Festival', '2026-02-15', '2026-02-23', false),
	('清明节', 'Qingming Festival', '2026-04-04', '2026-04-06', false),
	('劳动节', 'Labour Day', '2026-05-01', '2026-05-05', false),
	('端午节', 'Dragon Boat Festival', '2026-06-19', '2026-06-21', false),
	('中秋节', 'Mid-Autumn Festival', '2026-09-25', '2026-09-27', false),
	('国庆节', 'National Day', '2026-10-01', '2026-10-07', false),
	('元旦', 'New Year', '2027-01-01', '2027-01-03', true),
	('春节', 'Spring Festival', '2027-02-05', '2027-02-11', true),
	('清明节', 'Qingming Festival', '2027-04-03', '2027-04-05', true),
	('劳动节', 'Labour Day', '2027-05-01', '2027-05-05', true),
	('端午节', 'Dragon Boat Festival', '2027-06-09', '2027-06-09', true),
	('中秋节', 'Mid-Autumn Festival', '2027-09-15', '2027-09-15', true),
	('国庆节', 'National Day', '2027-10-01', '2027-10-07', true)
) AS given ("zh", "en", "first_day", "last_day", "expected");
--> statement-breakpoint
-- Portals that have their menus already get the screen; others are given it with their menus.
INSERT INTO "menus" ("parent_id", "name", "name_en", "type", "path", "component", "icon", "sort")
SELECT "id", '节假日', 'Holidays', 'MENU', 'holidays', 'site/holidays/index', 'calendar', 6
FROM "menus" WHERE "path" = '/site' AND "type" = 'CATALOG' AND "parent_id" = 0;
--> statement-breakpoint
INSERT INTO "menus" ("parent_id", "name", "name_en", "type", "perm", "sort")
SELECT "menus"."id", given."name", given."name_en", 'BUTTON', given."perm", given."sort"
FROM (VALUES
	('节假日查询', 'View holidays', 'site:holiday:query', 1),
	('节假日新增', 'Add holidays', 'site:holiday:add', 2),
	('节假日修改', 'Edit holidays', 'site:holiday:edit', 3),
	('节假日删除', 'Delete holidays', 'site:holiday:delete', 4)
) AS given ("name", "name_en", "perm", "sort")
JOIN "menus" ON "menus"."component" = 'site/holidays/index';
--> statement-breakpoint
INSERT INTO "role_menus" ("role_id", "menu_id")
SELECT "roles"."id", "menus"."id"
FROM "roles" JOIN "menus" ON "menus"."component" = 'site/holidays/index' OR "menus"."perm" LIKE 'site:holiday:%'
WHERE "roles"."code" IN ('ROOT', 'ADMIN', 'EDITOR')
ON CONFLICT DO NOTHING;
