ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "visa_files" ADD COLUMN "scanned_at" timestamp with time zone;