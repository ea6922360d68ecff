CREATE TABLE "extra_stock" (
	"sku_id" bigint NOT NULL,
	"day" date NOT NULL,
	"code" text NOT NULL,
	"total" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "extra_stock_sku_id_day_code_pk" PRIMARY KEY("sku_id","day","code"),
	CONSTRAINT "extra_stock_never_oversold" CHECK ("extra_stock"."taken" >= 0 and ("extra_stock"."total" is null or "extra_stock"."taken" <= "extra_stock"."total"))
);
--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "extras" jsonb;--> statement-breakpoint
ALTER TABLE "extra_stock" ADD CONSTRAINT "extra_stock_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The extras of a hold are taken while its seats are. This trigger runs after "holds_move_stock" (triggers run by name),
-- so under the lock of the departure's stock row. The limit is that of the product now; the refused code is the detail.
CREATE FUNCTION "move_extras"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  extra record;
  most integer;
BEGIN
  FOR extra IN
    SELECT code, sum(quantity)::integer AS more FROM (
      SELECT e ->> 'code' AS code, (e ->> 'quantity')::integer AS quantity
        FROM jsonb_array_elements(NEW.extras) e WHERE NEW.state <> 'freed'
      UNION ALL
      SELECT e ->> 'code', -(e ->> 'quantity')::integer
        FROM jsonb_array_elements(OLD.extras) e WHERE TG_OP = 'UPDATE' AND OLD.state <> 'freed'
    ) moved GROUP BY code HAVING sum(quantity) <> 0 ORDER BY code
  LOOP
    SELECT (e ->> 'stock')::integer INTO most FROM "skus" s JOIN "products" p ON p.id = s.product_id
      CROSS JOIN jsonb_array_elements(p.content -> 'extras') e WHERE s.id = NEW.sku_id AND e ->> 'code' = extra.code;
    INSERT INTO "extra_stock" ("sku_id", "day", "code") VALUES (NEW.sku_id, NEW.day, extra.code) ON CONFLICT DO NOTHING;
    UPDATE "extra_stock" SET "taken" = "taken" + extra.more, "total" = CASE WHEN extra.more > 0 THEN most ELSE "total" END
      WHERE "sku_id" = NEW.sku_id AND "day" = NEW.day AND "code" = extra.code
        AND (extra.more < 0 OR most IS NULL OR "taken" + extra.more <= most);
    IF NOT FOUND THEN
      RAISE EXCEPTION 'extra % of sku % is sold out on %', extra.code, NEW.sku_id, NEW.day
        USING ERRCODE = 'check_violation', CONSTRAINT = 'extra_stock_never_oversold', DETAIL = extra.code;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "holds_take_extras" AFTER INSERT OR UPDATE OF "state", "extras" ON "holds"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.extras IS NOT NULL) EXECUTE FUNCTION "move_extras"();
