SET LOCAL statement_timeout = 0;--> statement-breakpoint
CREATE INDEX "products_found_famous" ON "products" USING gin ("search_tokens","marks","open_spans") WHERE status = 'live' and on_sale and sold_count >= 10000;--> statement-breakpoint
CREATE INDEX "products_found_on_sale" ON "products" USING gin ("search_tokens","marks","open_spans") WHERE status = 'live' and on_sale and sold_count < 10000;