CREATE TABLE "unfiled_scans" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"analysis" jsonb NOT NULL,
	"embedding" "bytea" NOT NULL,
	"embedding_model" text NOT NULL,
	"millis" real NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unfiled_scans_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "unfiled_scans" ADD CONSTRAINT "unfiled_scans_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unfiled_scans" ADD CONSTRAINT "unfiled_scans_owner_id_photo_id_photos_owner_id_id_fk" FOREIGN KEY ("owner_id","photo_id") REFERENCES "public"."photos"("owner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unfiled_scans_created" ON "unfiled_scans" USING btree ("created_at");