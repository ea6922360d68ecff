-- Lists read many rows of few columns: what only a product's page shows, and the tokens, which have their index, stand
-- beside the row (600 bytes instead of 3,600), so that a hundred thousand products stay in memory.
ALTER TABLE "products" SET (toast_tuple_target = 640);--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "title" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "summary" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "themes" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "marks" SET STORAGE MAIN;
