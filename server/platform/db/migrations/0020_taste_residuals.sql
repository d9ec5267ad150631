ALTER TABLE "rejected_outfits" ADD COLUMN "reason" jsonb;--> statement-breakpoint
ALTER TABLE "tastes" ADD COLUMN "forgotten" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tastes" ADD COLUMN "forgotten_at" timestamp with time zone;