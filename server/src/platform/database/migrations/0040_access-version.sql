CREATE TABLE "access_version" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint NOT NULL,
	"raised_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "access_version_only_row" CHECK ("access_version"."only_row")
);
--> statement-breakpoint
INSERT INTO "access_version" ("version") VALUES (1);
--> statement-breakpoint
-- Not below the clock in ms, so that it grows after a restore from a backup, too. Roles of a user without a session, such
-- as one that registers, are in no open tab.
CREATE FUNCTION "raise_access_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'user_roles' AND NOT EXISTS (
    SELECT 1 FROM "sessions" WHERE "user_id" = (to_jsonb(coalesce(NEW, OLD)) ->> 'user_id')::bigint
  ) THEN RETURN NULL; END IF;
  UPDATE "access_version"
    SET "version" = greatest("version" + 1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint),
      "raised_by" = pg_current_xact_id()::text
    WHERE "raised_by" <> pg_current_xact_id()::text;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- At the end of a transaction: changes wait for each other for no longer than it takes to commit, and cannot deadlock here.
CREATE CONSTRAINT TRIGGER "menus_raise_access_version" AFTER INSERT OR UPDATE OR DELETE ON "menus"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_access_version"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "roles_raise_access_version" AFTER INSERT OR UPDATE OR DELETE ON "roles"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_access_version"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "role_menus_raise_access_version" AFTER INSERT OR UPDATE OR DELETE ON "role_menus"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_access_version"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "user_roles_raise_access_version" AFTER INSERT OR UPDATE OR DELETE ON "user_roles"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_access_version"();
