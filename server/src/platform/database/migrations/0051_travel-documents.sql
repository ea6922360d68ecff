ALTER TABLE "products" ADD COLUMN "cutoff_days" integer GENERATED ALWAYS AS ((content ->> 'cutoffDays')::integer) STORED;--> statement-breakpoint
ALTER TABLE "travellers" ADD COLUMN "latin_name" text;--> statement-breakpoint
ALTER TABLE "travellers" ADD COLUMN "document_country" text;--> statement-breakpoint
ALTER TABLE "travellers" ADD COLUMN "document_expiry" text;--> statement-breakpoint
-- Tours state their documents: abroad a passport, valid for six months after the return.
UPDATE "products" SET "content" = "content" || jsonb_build_object('travelDocuments', CASE WHEN "category" = 'abroad' THEN '{"accepted": ["passport"], "passportMonths": 6}'::jsonb ELSE '{"accepted": ["id-card", "passport", "hk-macau-permit", "taiwan-permit"], "passportMonths": null}'::jsonb END) WHERE "kind" = 'tour' AND NOT "content" ? 'travelDocuments';
--> statement-breakpoint
UPDATE "product_drafts" SET "draft" = jsonb_set("draft", '{content,travelDocuments}', CASE WHEN "draft" ->> 'category' = 'abroad' THEN '{"accepted": ["passport"], "passportMonths": 6}'::jsonb ELSE '{"accepted": ["id-card", "passport", "hk-macau-permit", "taiwan-permit"], "passportMonths": null}'::jsonb END) WHERE "draft" ->> 'kind' = 'tour' AND NOT "draft" -> 'content' ? 'travelDocuments';
--> statement-breakpoint
-- A group is decided at the end of sales, at the latest when the law lets it be called off.
UPDATE "products" SET "content" = jsonb_set("content", '{cutoffDays}', to_jsonb(greatest(coalesce(("content" ->> 'cutoffDays')::integer, 0), CASE WHEN "category" = 'abroad' THEN 30 ELSE 7 END))) WHERE "kind" = 'tour' AND ("content" ->> 'minGroup')::integer > 1;
--> statement-breakpoint
UPDATE "product_drafts" SET "draft" = jsonb_set("draft", '{content,cutoffDays}', to_jsonb(greatest(coalesce(("draft" -> 'content' ->> 'cutoffDays')::integer, 0), CASE WHEN "draft" ->> 'category' = 'abroad' THEN 30 ELSE 7 END))) WHERE "draft" ->> 'kind' = 'tour' AND ("draft" -> 'content' ->> 'minGroup')::integer > 1;
--> statement-breakpoint
INSERT INTO "stale_prices" ("product_id") SELECT "id" FROM "products" WHERE "kind" = 'tour';
--> statement-breakpoint
-- Visas whose documents are all files and that are filtered as electronic are so.
UPDATE "products" SET "content" = "content" || jsonb_build_object('electronic', '电子签' = ANY("themes") AND NOT jsonb_path_exists("content", '$.documents[*].items[*] ? (@.original == true)')) WHERE "kind" = 'visa' AND NOT "content" ? 'electronic';
--> statement-breakpoint
UPDATE "product_drafts" SET "draft" = jsonb_set("draft", '{content,electronic}', 'false') WHERE "draft" ->> 'kind' = 'visa' AND NOT "draft" -> 'content' ? 'electronic';
