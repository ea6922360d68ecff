CREATE TABLE "approval_deputies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_deputies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"principal_id" bigint NOT NULL,
	"deputy_id" bigint NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_deputies_not_oneself" CHECK ("approval_deputies"."principal_id" <> "approval_deputies"."deputy_id"),
	CONSTRAINT "approval_deputies_days" CHECK ("approval_deputies"."first_day" <= "approval_deputies"."last_day" and "approval_deputies"."last_day" - "approval_deputies"."first_day" < 92)
);
--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "decided_for" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "decided_for" bigint;--> statement-breakpoint
ALTER TABLE "approval_deputies" ADD CONSTRAINT "approval_deputies_principal_id_users_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_deputies" ADD CONSTRAINT "approval_deputies_deputy_id_users_id_fk" FOREIGN KEY ("deputy_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_deputies_principal" ON "approval_deputies" USING btree ("principal_id");--> statement-breakpoint
CREATE INDEX "approval_deputies_deputy" ON "approval_deputies" USING btree ("deputy_id");--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_for_users_id_fk" FOREIGN KEY ("decided_for") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_decided_for_users_id_fk" FOREIGN KEY ("decided_for") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_deputy" CHECK ("approvals"."decided_for" is null or ("approvals"."decided_for" <> "approvals"."proposed_by" and "approvals"."decided_for" <> "approvals"."decided_by"));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_deputy" CHECK ("refunds"."decided_for" is null or ("refunds"."decided_for" <> "refunds"."decided_by" and "refunds"."decided_for" is distinct from "refunds"."proposed_by"));--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "approval_deputies_raise_access_version" AFTER INSERT OR UPDATE OR DELETE ON "approval_deputies"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_access_version"();