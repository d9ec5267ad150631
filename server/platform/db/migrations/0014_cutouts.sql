ALTER TABLE "garments" ADD COLUMN "shown" text DEFAULT 'cutout' NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "cut_by" text DEFAULT 'scanner' NOT NULL;