ALTER TABLE "order_changes" DROP CONSTRAINT "order_changes_pending";--> statement-breakpoint
ALTER TABLE "order_changes" ADD COLUMN "removal" jsonb;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_removal" CHECK (("order_changes"."kind" = 'removal') = ("order_changes"."removal" is not null));--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_pending" CHECK ("order_changes"."state" <> 'PENDING' or "order_changes"."kind" = 'removal' or ("order_changes"."difference" > 0 and "order_changes"."expires_at" is not null));