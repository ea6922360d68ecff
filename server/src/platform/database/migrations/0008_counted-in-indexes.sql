DROP INDEX "products_category";--> statement-breakpoint
DROP INDEX "products_destination";--> statement-breakpoint
ALTER TABLE "counted_facets" DROP CONSTRAINT "counted_facets_kind_category_pk";--> statement-breakpoint
ALTER TABLE "products" drop column "marks";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "marks" text[] GENERATED ALWAYS AS (array['k:' || kind, 'y:' || category] || themes) STORED;--> statement-breakpoint
TRUNCATE "counted_facets";--> statement-breakpoint
ALTER TABLE "counted_facets" ADD COLUMN "region" text NOT NULL;--> statement-breakpoint
ALTER TABLE "counted_facets" ADD CONSTRAINT "counted_facets_kind_category_region_pk" PRIMARY KEY("kind","category","region");--> statement-breakpoint
CREATE INDEX "products_region" ON "products" USING btree ("kind",region collate "C","category","days","from_price") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "products_city" ON "products" USING btree ("departure_city","kind","category","days","from_price") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("kind","category","days","grade","from_price") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "products_destination" ON "products" USING btree ("destination","kind","category","days","grade","from_price") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "products_found" ON "products" USING gin ("search_tokens","marks") WHERE status = 'live';--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "marks" SET STORAGE MAIN;
