-- What is held and sold of a stock row follows its holds, and nothing else changes it. At the end of a transaction, when
-- everything else is written: in a rush everybody waits for the same row, and for no longer than it takes to commit.
CREATE FUNCTION "move_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_held integer := CASE WHEN TG_OP = 'UPDATE' AND OLD.state = 'held' THEN OLD.quantity ELSE 0 END;
  was_sold integer := CASE WHEN TG_OP = 'UPDATE' AND OLD.state = 'sold' THEN OLD.quantity ELSE 0 END;
  more_held integer := CASE WHEN NEW.state = 'held' THEN NEW.quantity ELSE 0 END - was_held;
  more_sold integer := CASE WHEN NEW.state = 'sold' THEN NEW.quantity ELSE 0 END - was_sold;
  remaining integer;
BEGIN
  IF more_held = 0 AND more_sold = 0 THEN RETURN NULL; END IF;
  UPDATE "inventory" SET "held" = "held" + more_held, "sold" = "sold" + more_sold, "updated_at" = now()
    WHERE "sku_id" = NEW.sku_id AND "day" = NEW.day
    RETURNING "total" - "held" - "sold" INTO remaining;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'sku % has no stock on %', NEW.sku_id, NEW.day
      USING ERRCODE = 'check_violation', CONSTRAINT = 'inventory_never_oversold';
  END IF;
  IF (remaining > 0) <> (remaining + more_held + more_sold > 0) THEN
    INSERT INTO "stale_prices" ("product_id") SELECT "product_id" FROM "skus" WHERE "id" = NEW.sku_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "holds_move_stock" AFTER INSERT OR UPDATE OF "state", "quantity" ON "holds"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "move_stock"();
