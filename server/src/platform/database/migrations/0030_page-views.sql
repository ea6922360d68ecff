CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"product_id" bigint NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_day_kind_product_id_pk" PRIMARY KEY("day","kind","product_id")
);
--> statement-breakpoint
CREATE TABLE "visitor_counts" (
	"day" date PRIMARY KEY NOT NULL,
	"visitors" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitor_keys" (
	"day" date PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitor_marks" (
	"day" date NOT NULL,
	"mark" "bytea" NOT NULL,
	CONSTRAINT "visitor_marks_day_mark_pk" PRIMARY KEY("day","mark")
);
--> statement-breakpoint
CREATE INDEX "page_views_kind" ON "page_views" USING btree ("kind","day") WHERE "page_views"."kind" <> '';--> statement-breakpoint
CREATE INDEX "orders_made" ON "orders" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "payments_came" ON "payments" USING brin ("paid_at");