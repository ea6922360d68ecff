ALTER TABLE "channels" ADD CONSTRAINT "channels_app_version_releases_app_version_fk" FOREIGN KEY ("app","version") REFERENCES "public"."releases"("app","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_app_previous_releases_app_version_fk" FOREIGN KEY ("app","previous") REFERENCES "public"."releases"("app","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_files" ADD CONSTRAINT "release_files_app_version_releases_app_version_fk" FOREIGN KEY ("app","version") REFERENCES "public"."releases"("app","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Release files are compressed at publishing: PostgreSQL need not try again.
ALTER TABLE "release_files" ALTER COLUMN "identity" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "release_files" ALTER COLUMN "brotli" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "release_files" ALTER COLUMN "gzip" SET STORAGE EXTERNAL;
