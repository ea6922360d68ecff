CREATE TABLE "record_names" (
	"kind" text NOT NULL,
	"record_id" bigint NOT NULL,
	"tokens" "tsvector",
	CONSTRAINT "record_names_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "shared_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"screen" text NOT NULL,
	"role_id" bigint NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_views_name" UNIQUE("screen","role_id","name")
);
--> statement-breakpoint
ALTER TABLE "shared_views" ADD CONSTRAINT "shared_views_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_views" ADD CONSTRAINT "shared_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_names_tokens" ON "record_names" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_names_unread" ON "record_names" USING btree ("kind","record_id") WHERE tokens is null;--> statement-breakpoint
CREATE INDEX "shared_views_user" ON "shared_views" USING btree ("user_id");--> statement-breakpoint
CREATE FUNCTION queue_record_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM record_names WHERE kind = TG_ARGV[0] AND record_id = OLD.id;
  ELSE
    INSERT INTO record_names (kind, record_id) VALUES (TG_ARGV[0], NEW.id)
      ON CONFLICT (kind, record_id) DO UPDATE SET tokens = NULL;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_name AFTER INSERT OR DELETE OR UPDATE OF nickname ON users FOR EACH ROW EXECUTE FUNCTION queue_record_name('user');--> statement-breakpoint
CREATE TRIGGER roles_name AFTER INSERT OR DELETE OR UPDATE OF name ON roles FOR EACH ROW EXECUTE FUNCTION queue_record_name('role');--> statement-breakpoint
CREATE TRIGGER articles_name AFTER INSERT OR DELETE OR UPDATE OF title ON articles FOR EACH ROW EXECUTE FUNCTION queue_record_name('article');--> statement-breakpoint
CREATE TRIGGER coupons_name AFTER INSERT OR DELETE OR UPDATE OF title ON coupons FOR EACH ROW EXECUTE FUNCTION queue_record_name('coupon');--> statement-breakpoint
CREATE TRIGGER enquiries_name AFTER INSERT OR DELETE OR UPDATE OF organisation ON enquiries FOR EACH ROW EXECUTE FUNCTION queue_record_name('enquiry');--> statement-breakpoint
CREATE TRIGGER invoices_name AFTER INSERT OR DELETE OR UPDATE OF title ON invoices FOR EACH ROW EXECUTE FUNCTION queue_record_name('invoice');--> statement-breakpoint
INSERT INTO record_names (kind, record_id)
  SELECT 'user', id FROM users UNION ALL SELECT 'role', id FROM roles UNION ALL SELECT 'article', id FROM articles
  UNION ALL SELECT 'coupon', id FROM coupons UNION ALL SELECT 'enquiry', id FROM enquiries UNION ALL SELECT 'invoice', id FROM invoices;
