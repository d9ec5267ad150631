CREATE TABLE "second_look_consents" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "origin" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "second_look_consents" ADD CONSTRAINT "second_look_consents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;