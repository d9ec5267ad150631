ALTER TABLE "garments" ADD COLUMN "wash_after" integer;--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "washed_at_wear" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "garments" SET "washed_at_wear" = "times_worn";
--> statement-breakpoint
UPDATE "wardrobe_insights" SET "state" = NULL;
