CREATE TABLE "reconciliation_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliation_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"trade_no" text,
	"bill_amount" bigint,
	"book_amount" bigint,
	CONSTRAINT "reconciliation_lines_once" UNIQUE("day","provider","kind","number")
);
--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD COLUMN "resolved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD COLUMN "resolved_by" text;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD COLUMN "resolution" text;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD COLUMN "resolution_note" text;--> statement-breakpoint
ALTER TABLE "reconciliation_lines" ADD CONSTRAINT "reconciliation_lines_of" FOREIGN KEY ("day","provider") REFERENCES "public"."reconciliations"("day","provider") ON DELETE cascade ON UPDATE no action;