CREATE TABLE "travel_contracts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "travel_contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"version" smallint NOT NULL,
	"source" jsonb NOT NULL,
	"contract" "bytea",
	"itinerary" "bytea",
	"contract_sha256" text,
	"itinerary_sha256" text,
	"issued_at" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "travel_contracts_version" UNIQUE("order_id","version"),
	CONSTRAINT "travel_contracts_issued" CHECK (("travel_contracts"."issued_at" is not null) = ("travel_contracts"."contract_sha256" is not null and "travel_contracts"."itinerary_sha256" is not null))
);
--> statement-breakpoint
ALTER TABLE "travel_contracts" ADD CONSTRAINT "travel_contracts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_contracts" ADD CONSTRAINT "travel_contracts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "travel_contracts_user" ON "travel_contracts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "travel_contracts_due" ON "travel_contracts" USING btree ("next_try_at") WHERE "travel_contracts"."issued_at" is null;