CREATE TABLE "visits" (
	"product_id" bigint NOT NULL,
	"day" date NOT NULL,
	"document_hash" text NOT NULL,
	"order_id" bigint NOT NULL,
	CONSTRAINT "visits_product_id_day_document_hash_order_id_pk" PRIMARY KEY("product_id","day","document_hash","order_id")
);
--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visits_order" ON "visits" USING btree ("order_id");