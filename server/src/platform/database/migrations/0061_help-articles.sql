ALTER TABLE "articles" DROP CONSTRAINT "articles_kind";
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_kind" CHECK ("articles"."kind" in ('news', 'statement', 'company', 'help'));
--> statement-breakpoint
UPDATE "menus" SET "name" = '文章与帮助', "name_en" = 'Articles and help' WHERE "component" = 'site/articles/index' AND "name" = '资讯与声明';
