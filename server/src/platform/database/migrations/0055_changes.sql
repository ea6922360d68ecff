CREATE TABLE "order_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"difference" bigint DEFAULT 0 NOT NULL,
	"plan" jsonb,
	"expires_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_changes_state" CHECK ("order_changes"."state" in ('PENDING', 'DONE', 'CLOSED')),
	CONSTRAINT "order_changes_done" CHECK (("order_changes"."state" = 'DONE') = ("order_changes"."done_at" is not null)),
	CONSTRAINT "order_changes_plan" CHECK (("order_changes"."kind" = 'date') = ("order_changes"."plan" is not null)),
	CONSTRAINT "order_changes_pending" CHECK ("order_changes"."state" <> 'PENDING' or ("order_changes"."difference" > 0 and "order_changes"."expires_at" is not null))
);
--> statement-breakpoint
DROP INDEX "refunds_one_open";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "change_id" bigint;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_changes_order" ON "order_changes" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_changes_one_pending" ON "order_changes" USING btree ("order_id") WHERE "order_changes"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "order_changes_due" ON "order_changes" USING btree ("expires_at") WHERE "order_changes"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "order_changes_recent" ON "order_changes" USING btree ("done_at") WHERE "order_changes"."state" = 'DONE';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_change_id_order_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."order_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_change" ON "payments" USING btree ("change_id") WHERE "payments"."change_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_open" ON "refunds" USING btree ("payment_id") WHERE "refunds"."scope" <> 'excess' and "refunds"."state" in ('REQUESTED', 'APPROVED', 'PROCESSING', 'FAILED');