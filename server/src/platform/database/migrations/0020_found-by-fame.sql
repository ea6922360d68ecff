SET LOCAL statement_timeout = 0;--> statement-breakpoint
DROP INDEX "products_found";--> statement-breakpoint
ALTER TABLE "products" drop column "marks";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "marks" text[] GENERATED ALWAYS AS (array['k:' || kind, 'y:' || category, 'c:' || coalesce(departure_city, ''),
  'd:' || coalesce(destination, '')] || themes) STORED;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "marks" SET STORAGE MAIN;--> statement-breakpoint
CREATE INDEX "products_found_first" ON "products" USING gin ("search_tokens","marks","open_spans") WHERE status = 'live' and on_sale and sold_count >= 10000;--> statement-breakpoint
CREATE INDEX "products_found_second" ON "products" USING gin ("search_tokens","marks","open_spans") WHERE status = 'live' and on_sale and sold_count < 10000;--> statement-breakpoint
CREATE INDEX "products_found_third" ON "products" USING gin ("search_tokens","marks","open_spans") WHERE status = 'live' and not on_sale and sold_count >= 1000;--> statement-breakpoint
CREATE INDEX "products_found_last" ON "products" USING gin ("search_tokens","marks","open_spans") WHERE status = 'live' and not on_sale and sold_count < 1000;