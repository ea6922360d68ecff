ALTER TABLE "orders" ADD COLUMN "language" text;--> statement-breakpoint
CREATE INDEX "orders_dated" ON "orders" USING btree ("kind","fulfilment","travel_day") WHERE "orders"."state" = 'PAID';