CREATE TABLE "counted_facets" (
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"facets" jsonb NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "counted_facets_kind_category_pk" PRIMARY KEY("kind","category")
);
--> statement-breakpoint
CREATE TABLE "stale_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stale_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_list";--> statement-breakpoint
DROP INDEX "products_price";--> statement-breakpoint
DROP INDEX "products_themes";--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
DROP INDEX "products_tokens";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "marks" text[] GENERATED ALWAYS AS (array_remove(array['k:' || kind, 'y:' || category, 'd:' || destination, 'c:' || departure_city,
  'n:' || days::text, 'g:' || grade::text,
  'r:' || split_part(region, '/', 1),
  'r:' || case when split_part(region, '/', 2) <> '' then split_part(region, '/', 1) || '/' || split_part(region, '/', 2) end,
  'r:' || case when split_part(region, '/', 3) <> '' then region end], null) || themes) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "priced_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "open_days" datemultirange DEFAULT '{}'::datemultirange NOT NULL;--> statement-breakpoint
ALTER TABLE "stale_prices" ADD CONSTRAINT "stale_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("kind","category") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "products_found" ON "products" USING gin ("search_tokens","marks") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "products_recommended" ON "products" USING btree ("kind","on_sale" DESC NULLS LAST,"sold_count" DESC NULLS LAST,"id") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "products_any_recommended" ON "products" USING btree ("on_sale" DESC NULLS LAST,"sold_count" DESC NULLS LAST,"id") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "products_cheapest" ON "products" USING btree ("kind","from_price","id") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "products_dearest" ON "products" USING btree ("kind","from_price" DESC NULLS LAST,"id") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "products_sold" ON "products" USING btree ("kind","sold_count" DESC NULLS LAST,"id") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "products_rated" ON "products" USING btree ("kind","rating" DESC NULLS LAST,"review_count" DESC NULLS LAST,"id") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "products_priced_until" ON "products" USING btree ("priced_until");