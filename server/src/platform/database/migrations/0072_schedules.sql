CREATE TABLE "schedules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint,
	"article_id" bigint,
	"action" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" bigint,
	"author" text NOT NULL,
	"failure" jsonb,
	CONSTRAINT "schedules_product" UNIQUE("product_id","action"),
	CONSTRAINT "schedules_article" UNIQUE("article_id","action"),
	CONSTRAINT "schedules_subject" CHECK (num_nonnulls("schedules"."product_id", "schedules"."article_id") = 1),
	CONSTRAINT "schedules_action" CHECK ("schedules"."action" in ('publish', 'take-down'))
);
--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedules_due" ON "schedules" USING btree ("at") WHERE "schedules"."failure" is null;