CREATE TABLE "departures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "departures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku_id" bigint NOT NULL,
	"day" date NOT NULL,
	"leader_name" text,
	"leader_mobile" text,
	"meeting_point" jsonb,
	"meeting_time" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "departures_once" UNIQUE("sku_id","day")
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waitlist_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"day" date NOT NULL,
	"adults" integer NOT NULL,
	"children" integer NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"passed_over" integer DEFAULT 0 NOT NULL,
	"offer_until" timestamp with time zone,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waitlist_state" CHECK ("waitlist_entries"."state" in ('WAITING', 'OFFERED', 'USED', 'EXPIRED', 'LEFT', 'ENDED')),
	CONSTRAINT "waitlist_people" CHECK ("waitlist_entries"."adults" > 0 and "waitlist_entries"."children" >= 0),
	CONSTRAINT "waitlist_offer" CHECK ("waitlist_entries"."state" not in ('OFFERED', 'USED') or "waitlist_entries"."offer_until" is not null)
);
--> statement-breakpoint
ALTER TABLE "holds" DROP CONSTRAINT "holds_order_id_sku_id_day_pk";--> statement-breakpoint
ALTER TABLE "notices" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "holds" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "inventory" ADD COLUMN "set_aside" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "entry_id" bigint;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "entry_id" bigint;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_once" ON "waitlist_entries" USING btree ("user_id","sku_id","day") WHERE "waitlist_entries"."state" in ('WAITING', 'OFFERED');--> statement-breakpoint
CREATE INDEX "waitlist_line" ON "waitlist_entries" USING btree ("sku_id","day","id") WHERE "waitlist_entries"."state" in ('WAITING', 'OFFERED');--> statement-breakpoint
CREATE INDEX "waitlist_offers" ON "waitlist_entries" USING btree ("offer_until") WHERE "waitlist_entries"."state" = 'OFFERED';--> statement-breakpoint
CREATE INDEX "waitlist_user" ON "waitlist_entries" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "waitlist_departure" ON "waitlist_entries" USING btree ("day","sku_id","id");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_entry_id_waitlist_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waitlist_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_entry_id_waitlist_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waitlist_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inventory_set_aside" ON "inventory" USING btree ("sku_id","day") WHERE "inventory"."set_aside" > 0;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_once_entry" UNIQUE("entry_id","event","channel","recipient");--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_order" UNIQUE("order_id","sku_id","day");--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_entry" UNIQUE("entry_id");--> statement-breakpoint
ALTER TABLE "inventory" ADD CONSTRAINT "inventory_set_aside_held" CHECK ("inventory"."set_aside" between 0 and "inventory"."held");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_subject" CHECK (num_nonnulls("notices"."order_id", "notices"."entry_id") = 1);--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_owner" CHECK ("holds"."order_id" is not null or "holds"."entry_id" is not null or "holds"."state" = 'freed');--> statement-breakpoint
-- Seats that are released or added while members wait for them do not go on sale: they are held, until the job offers
-- them. In this trigger, so that it holds for every way of release. What the job itself frees changes "set_aside".
CREATE FUNCTION "set_aside_released"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  released integer := (NEW.total - NEW.held - NEW.sold) - (OLD.total - OLD.held - OLD.sold);
BEGIN
  IF EXISTS (SELECT FROM "waitlist_entries" WHERE "sku_id" = NEW.sku_id AND "day" = NEW.day AND "state" = 'WAITING') THEN
    NEW.held := NEW.held + released;
    NEW.set_aside := NEW.set_aside + released;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "inventory_set_aside_released" BEFORE UPDATE OF "total", "held", "sold" ON "inventory" FOR EACH ROW
  WHEN (NEW.total - NEW.held - NEW.sold > OLD.total - OLD.held - OLD.sold AND NEW.set_aside = OLD.set_aside)
  EXECUTE FUNCTION "set_aside_released"();
