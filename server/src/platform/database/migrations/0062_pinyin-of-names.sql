ALTER TABLE "products" ADD COLUMN "search_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "terms" ADD COLUMN "pinyin" text;--> statement-breakpoint
ALTER TABLE "terms" ADD COLUMN "initials" text;--> statement-breakpoint
CREATE INDEX "products_search_outdated" ON "products" USING btree ("id") WHERE search_version < 1;--> statement-breakpoint
CREATE INDEX "terms_pinyin" ON "terms" USING gin (pinyin gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "terms_english" ON "terms" USING gin (lower(en) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "terms_unread" ON "terms" USING btree ("zh") WHERE pinyin is null;