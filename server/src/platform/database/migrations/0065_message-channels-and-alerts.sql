CREATE TABLE "message_channels" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_queue" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_queue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"sku_id" bigint,
	"day" date,
	"base_price" bigint,
	"max_price" bigint,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_alerts_state" CHECK ("product_alerts"."state" in ('OPEN', 'SENT', 'ENDED')),
	CONSTRAINT "product_alerts_kind" CHECK ("product_alerts"."kind" in ('price', 'availability')),
	CONSTRAINT "product_alerts_price" CHECK (("product_alerts"."kind" = 'price') = ("product_alerts"."max_price" is not null)),
	CONSTRAINT "product_alerts_day" CHECK ("product_alerts"."day" is null or "product_alerts"."sku_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_subject";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_state";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "message_id" bigint;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "message_channels" ADD CONSTRAINT "message_channels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_queue" ADD CONSTRAINT "alert_queue_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_queue_product" ON "alert_queue" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_alerts_once" ON "product_alerts" USING btree ("user_id","product_id","kind",coalesce("sku_id", 0),coalesce("day", '-infinity')) WHERE "product_alerts"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "product_alerts_open" ON "product_alerts" USING btree ("product_id","id") WHERE "product_alerts"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "product_alerts_days" ON "product_alerts" USING btree ("day") WHERE "product_alerts"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "product_alerts_sku" ON "product_alerts" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "product_alerts_user" ON "product_alerts" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_alerts_age" ON "product_alerts" USING btree ("updated_at");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_next" ON "notices" USING btree (("message_id" is not null),"id") WHERE "notices"."state" = 'WAITING';--> statement-breakpoint
CREATE INDEX "notices_user" ON "notices" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_once_message" UNIQUE("message_id","channel");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_subject" CHECK (num_nonnulls("notices"."order_id", "notices"."entry_id", "notices"."message_id") = 1);--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_state" CHECK ("notices"."state" in ('WAITING', 'SENDING', 'SENT', 'FAILED', 'UNKNOWN', 'SKIPPED'));--> statement-breakpoint
-- Changes of price and availability queue the products that members watch; bookings change neither.
CREATE FUNCTION "queue_alerts_of_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "product_alerts" WHERE "product_id" = NEW.id AND "state" = 'OPEN') THEN
    INSERT INTO "alert_queue" ("product_id") VALUES (NEW.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "queue_alerts_of_sku"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "product_alerts" WHERE "product_id" = NEW.product_id AND "state" = 'OPEN') THEN
    INSERT INTO "alert_queue" ("product_id") VALUES (NEW.product_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_queue_alerts" AFTER UPDATE OF "from_price", "status" ON "products" FOR EACH ROW
  WHEN ((OLD.from_price, OLD.status) IS DISTINCT FROM (NEW.from_price, NEW.status))
  EXECUTE FUNCTION "queue_alerts_of_product"();
--> statement-breakpoint
CREATE TRIGGER "skus_queue_alerts" AFTER UPDATE OF "open_days", "status" ON "skus" FOR EACH ROW
  WHEN ((OLD.open_days, OLD.status) IS DISTINCT FROM (NEW.open_days, NEW.status))
  EXECUTE FUNCTION "queue_alerts_of_sku"();
