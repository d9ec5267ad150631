CREATE TABLE "correction_consents" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "sleeve" text;--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "length" text;--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "embedding_model" text;--> statement-breakpoint
ALTER TABLE "correction_consents" ADD CONSTRAINT "correction_consents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;