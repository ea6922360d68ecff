CREATE TABLE "e_tickets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "e_tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_no" text NOT NULL,
	"order_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	"visitor" text,
	"day" date NOT NULL,
	"token_cipher" text NOT NULL,
	"token_hash" text NOT NULL,
	"state" text DEFAULT 'ISSUED' NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "e_tickets_ticketNo_unique" UNIQUE("ticket_no"),
	CONSTRAINT "e_tickets_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "e_tickets_place" UNIQUE("order_id","place"),
	CONSTRAINT "e_tickets_state" CHECK ("e_tickets"."state" in ('ISSUED', 'USED', 'EXPIRED', 'VOID')),
	CONSTRAINT "e_tickets_used" CHECK (("e_tickets"."state" = 'USED') = ("e_tickets"."used_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "fulfilments" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"reason" text,
	"carrier" text,
	"tracking_no" text
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"event" text NOT NULL,
	"occurrence" text DEFAULT '' NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"facts" jsonb NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notices_once" UNIQUE("order_id","event","occurrence","channel","recipient"),
	CONSTRAINT "notices_state" CHECK ("notices"."state" in ('WAITING', 'SENDING', 'SENT', 'FAILED', 'UNKNOWN'))
);
--> statement-breakpoint
ALTER TABLE "e_tickets" ADD CONSTRAINT "e_tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD CONSTRAINT "fulfilments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "e_tickets_open" ON "e_tickets" USING btree ("day") WHERE "e_tickets"."state" = 'ISSUED';--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ("next_try_at") WHERE "notices"."state" in ('WAITING', 'SENDING');--> statement-breakpoint
CREATE INDEX "notices_age" ON "notices" USING btree ("created_at");