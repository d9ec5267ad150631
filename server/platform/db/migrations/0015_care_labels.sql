ALTER TABLE "garments" ADD COLUMN "composition" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "care" text[] DEFAULT '{}' NOT NULL;