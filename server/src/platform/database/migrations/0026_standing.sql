CREATE TABLE "trips" (
	"document_hash" text NOT NULL,
	"day" date NOT NULL,
	"order_id" bigint NOT NULL,
	CONSTRAINT "trips_document_hash_day_pk" PRIMARY KEY("document_hash","day")
);
--> statement-breakpoint
DROP INDEX "orders_dated";--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_dated" ON "orders" USING btree ("kind","fulfilment","travel_day") WHERE "orders"."state" in ('PAID', 'PARTIALLY_REFUNDED');--> statement-breakpoint
UPDATE "orders" SET "closed_reason" = 'refunded' WHERE "state" IN ('PARTIALLY_REFUNDED', 'REFUNDED') AND EXISTS (
	SELECT 1 FROM "refunds" WHERE "refunds"."order_id" = "orders"."id" AND "refunds"."scope" = 'whole' AND "refunds"."state" = 'SUCCESS'
);--> statement-breakpoint
INSERT INTO "trips" ("document_hash", "day", "order_id")
SELECT DISTINCT ON ("hash", "day") "person" ->> 'documentHash' AS "hash", "orders"."travel_day" + "passed" AS "day", "orders"."id"
FROM "orders", jsonb_array_elements("form" -> 'travellers') AS "person",
	generate_series(0, ("snapshot" #>> '{details,days}')::integer - 1) AS "passed"
WHERE "kind" = 'tour' AND "state" NOT IN ('CLOSED', 'REFUNDED') AND "closed_reason" IS NULL
	AND "travel_day" >= current_date - 60 AND "person" ->> 'documentHash' IS NOT NULL
ORDER BY "hash", "day", "orders"."id";
