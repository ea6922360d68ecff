ALTER TABLE "products" ADD COLUMN "dept_id" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "owner_id" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "proposed_by" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "second_person" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_dept_id_departments_id_fk" FOREIGN KEY ("dept_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_dept" ON "products" USING btree ("dept_id");--> statement-breakpoint
CREATE INDEX "products_owner" ON "products" USING btree ("owner_id") WHERE "products"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "refunds_proposed" ON "refunds" USING btree ("proposed_by","created_at") WHERE "refunds"."proposed_by" is not null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_second_person" CHECK (not "refunds"."second_person" or "refunds"."state" = 'REJECTED' or "refunds"."decided_by" is null or "refunds"."proposed_by" is null or "refunds"."decided_by" <> "refunds"."proposed_by");--> statement-breakpoint
-- Everything belongs to the first department of the agency.
UPDATE "products" SET "dept_id" = (
	SELECT "id" FROM "departments" WHERE "parent_id" = 0 ORDER BY "sort", "id" LIMIT 1
);
--> statement-breakpoint
-- These roles saw all products and orders, whatever their data scope; they still do.
UPDATE "roles" SET "data_scope" = 0
	WHERE ("code" = 'EDITOR' AND "data_scope" = 2) OR ("code" = 'FINANCE' AND "data_scope" = 1);
