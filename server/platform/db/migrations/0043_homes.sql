CREATE TABLE "homes" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"here" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "homes_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "home_id" uuid;--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "homes_here" ON "homes" USING btree ("owner_id") WHERE "homes"."here";--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_owner_id_home_id_homes_owner_id_id_fk" FOREIGN KEY ("owner_id","home_id") REFERENCES "public"."homes"("owner_id","id") ON DELETE no action ON UPDATE no action;