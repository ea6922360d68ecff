CREATE TABLE "buyer_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "buyer_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question_id" bigint NOT NULL,
	"user_id" bigint,
	"author" text NOT NULL,
	"text" jsonb NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "buyer_answers_once" UNIQUE("question_id","user_id"),
	CONSTRAINT "buyer_answers_state" CHECK ("buyer_answers"."state" in ('PENDING', 'SHOWN', 'HIDDEN'))
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"user_id" bigint,
	"author" text NOT NULL,
	"text" jsonb NOT NULL,
	"answer" jsonb,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"hidden_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questions_state" CHECK ("questions"."state" in ('PENDING', 'SHOWN', 'HIDDEN')),
	CONSTRAINT "questions_hidden" CHECK (("questions"."state" = 'HIDDEN') = ("questions"."hidden_reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "buyer_answers" ADD CONSTRAINT "buyer_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_answers" ADD CONSTRAINT "buyer_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "buyer_answers_user" ON "buyer_answers" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "questions_shown" ON "questions" USING btree ("product_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "questions"."state" = 'SHOWN';--> statement-breakpoint
CREATE INDEX "questions_latest" ON "questions" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "questions_user" ON "questions" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
-- Portals that have their menus already get the screen beside the reviews; others are given it with their menus.
INSERT INTO "menus" ("parent_id", "name", "name_en", "type", "path", "component", "icon", "visible", "sort")
SELECT "parent_id", '问答管理', 'Questions', 'MENU', 'questions', 'business/questions/index', 'info', 1, "sort"
FROM "menus"
WHERE "component" = 'business/reviews/index' AND NOT EXISTS (SELECT 1 FROM "menus" WHERE "component" = 'business/questions/index');
--> statement-breakpoint
INSERT INTO "menus" ("parent_id", "name", "name_en", "type", "perm", "sort")
SELECT screen."id", given."name", given."name_en", 'BUTTON', given."perm", given."sort"
FROM "menus" AS screen, (VALUES
	('问答查询', 'View questions', 'biz:question:query', 1),
	('问答回答', 'Answer questions', 'biz:question:answer', 2),
	('问答审核', 'Publish and hide questions', 'biz:question:moderate', 3)
) AS given ("name", "name_en", "perm", "sort")
WHERE screen."component" = 'business/questions/index' AND NOT EXISTS (SELECT 1 FROM "menus" WHERE "menus"."perm" = given."perm");
--> statement-breakpoint
-- Roles that view, answer and take down reviews do the same with questions.
INSERT INTO "role_menus" ("role_id", "menu_id")
SELECT DISTINCT held."role_id", given."id"
FROM (VALUES
	('business/reviews/index', 'business/questions/index'),
	('biz:review:query', 'biz:question:query'),
	('biz:review:reply', 'biz:question:answer'),
	('biz:review:hide', 'biz:question:moderate')
) AS pair ("had", "gets")
JOIN "menus" AS alike ON pair."had" = coalesce(alike."perm", alike."component")
JOIN "role_menus" AS held ON held."menu_id" = alike."id"
JOIN "menus" AS given ON pair."gets" = coalesce(given."perm", given."component")
ON CONFLICT DO NOTHING;
