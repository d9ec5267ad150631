ALTER TABLE "garments" ADD COLUMN "departure" jsonb;--> statement-breakpoint
ALTER TABLE "outfits" ADD COLUMN "departed" integer DEFAULT 0 NOT NULL;