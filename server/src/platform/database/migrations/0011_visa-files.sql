CREATE TABLE "order_visa_files" (
	"file_id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"applicant" smallint NOT NULL,
	"code" text NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_visa_files_state" CHECK ("order_visa_files"."state" in ('PENDING', 'ACCEPTED', 'REJECTED'))
);
--> statement-breakpoint
CREATE TABLE "visa_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visa_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_visa_files" ADD CONSTRAINT "order_visa_files_file_id_visa_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."visa_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_visa_files" ADD CONSTRAINT "order_visa_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_files" ADD CONSTRAINT "visa_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_visa_files_order" ON "order_visa_files" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "visa_files_user" ON "visa_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "visa_files_age" ON "visa_files" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "visa_files" ALTER COLUMN "content" SET STORAGE EXTERNAL;