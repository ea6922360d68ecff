CREATE TABLE "release_pins" (
	"app" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"version" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_pins_app_kind_subject_pk" PRIMARY KEY("app","kind","subject")
);
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "share" smallint;--> statement-breakpoint
ALTER TABLE "release_history" ADD COLUMN "detail" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "release_pins" ADD CONSTRAINT "release_pins_app_version_releases_app_version_fk" FOREIGN KEY ("app","version") REFERENCES "public"."releases"("app","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_share" CHECK (("channels"."channel" = 'canary') = ("channels"."share" is not null) and "channels"."share" between 1 and 50);--> statement-breakpoint
-- Portals that have their menus already get the button beside the ones like it; others are given it with their menus.
INSERT INTO "menus" ("parent_id", "name", "name_en", "type", "perm", "sort")
SELECT "parent_id", '预览与替换', 'Preview and override', 'BUTTON', 'release:override', max("sort") + 1
FROM "menus"
WHERE "parent_id" = (SELECT min("parent_id") FROM "menus" WHERE "perm" = 'release:promote')
	AND NOT EXISTS (SELECT 1 FROM "menus" WHERE "perm" = 'release:override')
GROUP BY "parent_id";
--> statement-breakpoint
INSERT INTO "role_menus" ("role_id", "menu_id")
SELECT DISTINCT held."role_id", given."id"
FROM "menus" AS given, "role_menus" AS held JOIN "menus" AS alike ON alike."id" = held."menu_id"
WHERE given."perm" = 'release:override' AND alike."perm" = 'release:promote'
ON CONFLICT DO NOTHING;
