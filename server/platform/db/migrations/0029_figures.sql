CREATE TABLE "figures" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"figure" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "figures" ADD CONSTRAINT "figures_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;