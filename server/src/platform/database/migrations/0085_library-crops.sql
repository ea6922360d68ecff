ALTER TABLE "library_pictures" ADD COLUMN "cropped_from_id" bigint;--> statement-breakpoint
ALTER TABLE "library_pictures" ADD COLUMN "frame" jsonb;--> statement-breakpoint
ALTER TABLE "library_pictures" ADD CONSTRAINT "library_pictures_cropped_from_id_library_pictures_id_fk" FOREIGN KEY ("cropped_from_id") REFERENCES "public"."library_pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "library_pictures_crop" ON "library_pictures" USING btree ("cropped_from_id","frame");