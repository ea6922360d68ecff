CREATE TABLE "enquiries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enquiry_no" text NOT NULL,
	"tour_id" bigint,
	"organisation" text NOT NULL,
	"people" integer NOT NULL,
	"travel_day" date,
	"contact_name" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text,
	"message" text,
	"address" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiries_enquiryNo_unique" UNIQUE("enquiry_no"),
	CONSTRAINT "enquiries_people" CHECK ("enquiries"."people" between 2 and 500)
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_tour_id_products_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_tour" ON "enquiries" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "enquiries_mobile" ON "enquiries" USING btree ("mobile","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_address" ON "enquiries" USING btree ("address","created_at");