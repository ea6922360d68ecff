CREATE TABLE "reconciliation_differences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliation_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"fault" text NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"trade_no" text,
	"bill_amount" bigint,
	"book_amount" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reconciliation_differences_once" UNIQUE("day","provider","fault","kind","number")
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"bill_payments" bigint NOT NULL,
	"bill_refunds" bigint NOT NULL,
	"book_payments" bigint NOT NULL,
	"book_refunds" bigint NOT NULL,
	"lines" integer NOT NULL,
	"differences" integer NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reconciliations_day_provider_pk" PRIMARY KEY("day","provider")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_total" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "scope" text DEFAULT 'excess' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "order_state" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "decided_by" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "succeeded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_of" FOREIGN KEY ("day","provider") REFERENCES "public"."reconciliations"("day","provider") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("provider","paid_at") WHERE "payments"."state" = 'SUCCESS';--> statement-breakpoint
CREATE INDEX "refunds_state" ON "refunds" USING btree ("state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_done" ON "refunds" USING btree ("succeeded_at") WHERE "refunds"."state" = 'SUCCESS';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_open" ON "refunds" USING btree ("order_id") WHERE "refunds"."scope" <> 'excess' and "refunds"."state" in ('REQUESTED', 'APPROVED', 'PROCESSING', 'FAILED');--> statement-breakpoint
UPDATE "payments" SET "refund_total" = r.total FROM (SELECT payment_id, sum(amount) AS total FROM "refunds" WHERE state <> 'REJECTED' GROUP BY payment_id) r WHERE r.payment_id = "payments".id;--> statement-breakpoint
UPDATE "refunds" SET "succeeded_at" = "updated_at" WHERE "state" = 'SUCCESS';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_total" CHECK ("payments"."refund_total" >= 0 and "payments"."refund_total" <= "payments"."amount");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_fee" CHECK ("refunds"."fee" >= 0);