ALTER TABLE "garments" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "worn_before" integer DEFAULT 0 NOT NULL;