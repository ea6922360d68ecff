CREATE TABLE "release_owners" (
	"app" text PRIMARY KEY NOT NULL,
	"team" text NOT NULL,
	"contact" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_tokens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"team" text NOT NULL,
	"apps" text[] NOT NULL,
	"actions" text[] NOT NULL,
	"hash" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by" text,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "release_tokens_hash_unique" UNIQUE("hash"),
	CONSTRAINT "release_tokens_revoked" CHECK (("release_tokens"."revoked_at" is null) = ("release_tokens"."revoked_by" is null))
);
--> statement-breakpoint
-- Portals that have their menus already get the button beside the ones like it; others are given it with their menus. No
-- role but ROOT is granted it: a token may permit what ADMIN may not.
INSERT INTO "menus" ("parent_id", "name", "name_en", "type", "perm", "sort")
SELECT "parent_id", '团队与令牌', 'Manage teams and tokens', 'BUTTON', 'release:team', max("sort") + 1
FROM "menus"
WHERE "parent_id" = (SELECT min("parent_id") FROM "menus" WHERE "perm" = 'release:promote')
	AND NOT EXISTS (SELECT 1 FROM "menus" WHERE "perm" = 'release:team')
GROUP BY "parent_id";
