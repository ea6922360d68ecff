CREATE TABLE "record_editors" (
	"kind" text NOT NULL,
	"record_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_editors_kind_record_id_user_id_pk" PRIMARY KEY("kind","record_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "role_departments" (
	"role_id" bigint NOT NULL,
	"dept_id" bigint NOT NULL,
	CONSTRAINT "role_departments_role_id_dept_id_pk" PRIMARY KEY("role_id","dept_id")
);
--> statement-breakpoint
ALTER TABLE "record_editors" ADD CONSTRAINT "record_editors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_departments" ADD CONSTRAINT "role_departments_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_departments" ADD CONSTRAINT "role_departments_dept_id_departments_id_fk" FOREIGN KEY ("dept_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_editors_user" ON "record_editors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "record_editors_age" ON "record_editors" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "role_departments_dept" ON "role_departments" USING btree ("dept_id");