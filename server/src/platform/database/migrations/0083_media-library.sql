CREATE TABLE "library_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "library_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token" text NOT NULL,
	"name" text NOT NULL,
	"alt" jsonb,
	"author" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_pictures_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "pictures" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "library_pictures" ADD CONSTRAINT "library_pictures_token_pictures_token_fk" FOREIGN KEY ("token") REFERENCES "public"."pictures"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_pictures_latest" ON "library_pictures" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
-- Pictures that products, articles, slides and the profile show already are in the library, and belong to no user.
INSERT INTO "library_pictures" ("token", "name", "author", "created_at")
SELECT "pictures"."token", 'picture ' || "pictures"."id", coalesce("users"."username", ''), "pictures"."created_at"
FROM "pictures" LEFT JOIN "users" ON "users"."id" = "pictures"."user_id"
WHERE "pictures"."used_at" IS NOT NULL AND "pictures"."token" IN (
	SELECT shown[1] FROM (
		SELECT concat("picture", "gallery", "content") AS "words" FROM "products"
		UNION ALL SELECT "draft"::text FROM "product_drafts"
		UNION ALL SELECT "attributes"::text FROM "skus"
		UNION ALL SELECT concat("picture", "body") FROM "articles"
		UNION ALL SELECT "picture" FROM "slides"
		UNION ALL SELECT "data"::text FROM "site_profiles"
	) AS "texts", regexp_matches("words", '/api/v1/pictures/([\w-]{22})', 'g') AS shown);
--> statement-breakpoint
UPDATE "pictures" SET "user_id" = NULL FROM "library_pictures" WHERE "library_pictures"."token" = "pictures"."token";
--> statement-breakpoint
-- Portals that have their menus already get the screen; others are given it with their menus.
INSERT INTO "menus" ("parent_id", "name", "name_en", "type", "path", "component", "icon", "sort")
SELECT "id", '媒体库', 'Media library', 'MENU', 'media', 'site/media/index', 'expand', 7
FROM "menus" WHERE "path" = '/site' AND "type" = 'CATALOG' AND "parent_id" = 0;
--> statement-breakpoint
INSERT INTO "menus" ("parent_id", "name", "name_en", "type", "perm", "sort")
SELECT "menus"."id", given."name", given."name_en", 'BUTTON', given."perm", given."sort"
FROM (VALUES
	('图片查询', 'View pictures', 'site:media:query', 1),
	('图片上传', 'Upload pictures', 'site:media:add', 2),
	('图片修改', 'Edit pictures', 'site:media:edit', 3),
	('图片删除', 'Delete pictures', 'site:media:delete', 4)
) AS given ("name", "name_en", "perm", "sort")
JOIN "menus" ON "menus"."component" = 'site/media/index';
--> statement-breakpoint
INSERT INTO "role_menus" ("role_id", "menu_id")
SELECT "roles"."id", "menus"."id"
FROM "roles" JOIN "menus" ON "menus"."component" = 'site/media/index' OR "menus"."perm" LIKE 'site:media:%'
WHERE "roles"."code" IN ('ROOT', 'ADMIN', 'EDITOR')
ON CONFLICT DO NOTHING;
