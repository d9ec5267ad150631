ALTER TABLE "garments" ADD COLUMN "upkeep" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "kept_at" timestamp with time zone;