CREATE TABLE "budgets" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"month_cents" integer,
	"year_cents" integer
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"color" text NOT NULL,
	"price_cents" integer,
	"page" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishes_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;