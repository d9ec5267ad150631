CREATE TABLE "rejected_outfits" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"generation_id" uuid,
	"garment_ids" uuid[] NOT NULL,
	"losses" jsonb,
	"outfit" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_worn_at" timestamp with time zone,
	"taught" jsonb NOT NULL,
	"rejected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rejected_outfits_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "tastes" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"favorite_colors" text[] NOT NULL,
	"avoided_colors" text[] NOT NULL,
	"learned" jsonb NOT NULL,
	"choices" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outfits" ADD COLUMN "generation_id" uuid;--> statement-breakpoint
ALTER TABLE "outfits" ADD COLUMN "day" jsonb;--> statement-breakpoint
ALTER TABLE "outfits" ADD COLUMN "losses" jsonb;--> statement-breakpoint
ALTER TABLE "outfits" ADD COLUMN "taught" jsonb;--> statement-breakpoint
ALTER TABLE "outfits" ADD COLUMN "kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outfits" ADD COLUMN "worded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rejected_outfits" ADD CONSTRAINT "rejected_outfits_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tastes" ADD CONSTRAINT "tastes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rejected_outfits_rejected_at" ON "rejected_outfits" USING btree ("owner_id","rejected_at");