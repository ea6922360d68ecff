ALTER TABLE "products" ADD COLUMN "seo" jsonb;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "seo" jsonb;