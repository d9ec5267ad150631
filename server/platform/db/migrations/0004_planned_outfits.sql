CREATE TABLE "planned_outfits" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"outfit_id" uuid NOT NULL,
	"worn_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "planned_outfits_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "planned_outfits_once_a_day" UNIQUE("owner_id","day","outfit_id")
);
--> statement-breakpoint
ALTER TABLE "planned_outfits" ADD CONSTRAINT "planned_outfits_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_outfits" ADD CONSTRAINT "planned_outfits_owner_id_outfit_id_outfits_owner_id_id_fk" FOREIGN KEY ("owner_id","outfit_id") REFERENCES "public"."outfits"("owner_id","id") ON DELETE cascade ON UPDATE no action;