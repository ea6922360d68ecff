SET LOCAL statement_timeout = 0;--> statement-breakpoint
DROP INDEX "products_found";--> statement-breakpoint
ALTER TABLE "products" drop column "marks";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "marks" text[] GENERATED ALWAYS AS (array['k:' || kind, 'y:' || category, 'c:' || coalesce(departure_city, ''),
  'd:' || coalesce(destination, ''), case when on_sale then 'b:4' when sold_count >= 1000 then 'b:3' when sold_count >= 100 then 'b:2'
  when sold_count >= 10 then 'b:1' else 'b:0' end] || themes) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "open_days" datemultirange DEFAULT '{}'::datemultirange NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "open_spans" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "marks" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "open_days" SET STORAGE MAIN;--> statement-breakpoint
-- What the calendars say already, as the catalogue keeps it from now on.
UPDATE "products" SET "open_days" = open.days, "open_spans" = open.spans FROM (
  SELECT product_id, range_agg(span) AS days,
    array_agg(DISTINCT (131072 + (day::date - date '2000-01-01')) >> level) AS spans
  FROM (SELECT product_id, unnest(open_days) AS span FROM "skus" WHERE status = 1) AS open,
    generate_series(lower(span)::timestamp, upper(span)::timestamp - interval '1 day', '1 day') AS day,
    generate_series(0, 9) AS level
  WHERE lower(span) < date '2999-12-31' GROUP BY product_id) AS open
WHERE open.product_id = "products".id;--> statement-breakpoint
-- The words of titles are told from those of the whole text.
UPDATE "products" SET "search_tokens" = array_to_tsvector(tsvector_to_array("search_tokens") || ARRAY(
  SELECT '^' || token FROM (SELECT lower(regexp_replace(concat_ws(' ', "title"->>'zh', "title"->>'en'), '[''’]', '', 'g')) AS text) AS title,
    LATERAL (
      SELECT substr(text, place, many) AS token FROM generate_series(1, length(text)) AS place, generate_series(1, 2) AS many
      WHERE substr(text, place, many) ~ '^[\u3040-\u30ff\u4e00-\u9fff]{1,2}$'
      UNION SELECT word[1] FROM regexp_matches(text, '[a-z0-9]+', 'g') AS word
      UNION SELECT regexp_replace(word[1], 's$', '') FROM regexp_matches(text, '[a-z0-9]{3,}', 'g') AS word) AS words));--> statement-breakpoint
CREATE INDEX "products_found" ON "products" USING gin ("search_tokens","marks","open_spans") WHERE status = 'live';