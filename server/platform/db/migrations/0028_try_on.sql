CREATE TABLE "body_photographs" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"photo_id" uuid NOT NULL,
	"declared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "try_ons" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"garment_ids" uuid[] NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"photo_id" uuid,
	CONSTRAINT "try_ons_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "body_photographs" ADD CONSTRAINT "body_photographs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_photographs" ADD CONSTRAINT "body_photographs_owner_id_photo_id_photos_owner_id_id_fk" FOREIGN KEY ("owner_id","photo_id") REFERENCES "public"."photos"("owner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "try_ons" ADD CONSTRAINT "try_ons_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "try_ons" ADD CONSTRAINT "try_ons_owner_id_photo_id_photos_owner_id_id_fk" FOREIGN KEY ("owner_id","photo_id") REFERENCES "public"."photos"("owner_id","id") ON DELETE no action ON UPDATE no action;