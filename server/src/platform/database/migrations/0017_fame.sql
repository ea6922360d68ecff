SET LOCAL statement_timeout = 0;--> statement-breakpoint
ALTER TABLE "products" drop column "marks";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "marks" text[] GENERATED ALWAYS AS (array['k:' || kind, 'y:' || category, 'c:' || coalesce(departure_city, ''),
  'd:' || coalesce(destination, ''), 'f:' || on_sale::integer::text || least(length(sold_count::text), 5)::text] || themes) STORED;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "marks" SET STORAGE MAIN;--> statement-breakpoint
-- The index went with the column.
CREATE INDEX "products_found" ON "products" USING gin ("search_tokens","marks","open_spans") WHERE status = 'live';
