CREATE TABLE "login_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"username" text NOT NULL,
	"result" text NOT NULL,
	"address" text NOT NULL,
	"agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_import_faults" (
	"import_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"line" integer NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"reason" jsonb NOT NULL,
	CONSTRAINT "user_import_faults_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "user_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"dept_id" bigint NOT NULL,
	"mode" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"rows" integer NOT NULL,
	"checked" integer DEFAULT 0 NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"faults" integer DEFAULT 0 NOT NULL,
	"faulty_rows" integer DEFAULT 0 NOT NULL,
	"sheet" text NOT NULL,
	"reason" jsonb,
	"attempt" integer DEFAULT 0 NOT NULL,
	"touched_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_imports_state" CHECK ("user_imports"."state" in ('waiting', 'checking', 'writing', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "e_tickets" ADD COLUMN "used_by" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failure_code" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "replaced_by" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "transfer_reference" text;--> statement-breakpoint
ALTER TABLE "login_log" ADD CONSTRAINT "login_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_import_faults" ADD CONSTRAINT "user_import_faults_import_id_user_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."user_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_imports" ADD CONSTRAINT "user_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_log_age" ON "login_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "login_log_user" ON "login_log" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "login_log_address" ON "login_log" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "user_imports_user" ON "user_imports" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_imports_open" ON "user_imports" USING btree ("id") WHERE "user_imports"."state" in ('waiting', 'checking', 'writing');--> statement-breakpoint
CREATE INDEX "user_imports_age" ON "user_imports" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "e_tickets" ADD CONSTRAINT "e_tickets_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "e_tickets_gate" ON "e_tickets" USING btree ("used_by","used_at") WHERE "e_tickets"."used_by" is not null;--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "orders_kind" ON "orders" USING btree ("kind","state","id");--> statement-breakpoint
CREATE INDEX "orders_travel" ON "orders" USING btree ("travel_day","id");--> statement-breakpoint
CREATE INDEX "orders_amount" ON "orders" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "orders_contact_name" ON "orders" USING btree (("form" #>> '{contact,name}'));--> statement-breakpoint
CREATE INDEX "orders_contact_mobile" ON "orders" USING btree (("form" #>> '{contact,mobile}'));--> statement-breakpoint
CREATE INDEX "orders_contact_tail" ON "orders" USING btree (right("form" #>> '{contact,mobile}', 4));--> statement-breakpoint
CREATE INDEX "orders_product" ON "orders" USING btree ((("snapshot" ->> 'productId')::bigint));--> statement-breakpoint
CREATE INDEX "audit_log_age" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_age" ON "audit_log" USING btree ("actor","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_subject_age" ON "audit_log" USING btree ("subject","created_at");