CREATE TABLE "person_costs" (
	"owner_id" uuid NOT NULL,
	"level" text NOT NULL,
	"period" text NOT NULL,
	"resource" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "person_costs_owner_id_period_resource_pk" PRIMARY KEY("owner_id","period","resource")
);
--> statement-breakpoint
CREATE TABLE "shared_costs" (
	"scope" text NOT NULL,
	"period" text NOT NULL,
	"resource" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "shared_costs_scope_period_resource_pk" PRIMARY KEY("scope","period","resource")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "person_costs" ADD CONSTRAINT "person_costs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_costs_period" ON "person_costs" USING btree ("period");--> statement-breakpoint
CREATE INDEX "shared_costs_period" ON "shared_costs" USING btree ("period");--> statement-breakpoint
CREATE INDEX "order_lines_of_variant" ON "order_lines" USING btree ("product_id","color","size");--> statement-breakpoint
CREATE INDEX "orders_unpaid_network" ON "orders" USING btree ("network") WHERE "orders"."network" is not null;
--> statement-breakpoint
INSERT INTO "person_costs" ("owner_id", "level", "period", "resource", "amount")
	SELECT "owner_id", 'member', "period", 'messages', "messages" FROM "chat_usage" WHERE "messages" > 0
	UNION ALL SELECT "owner_id", 'member', "period", 'aiMicroEuros', "micro_euros" FROM "chat_usage" WHERE "micro_euros" > 0
	UNION ALL SELECT "owner_id", 'member', "day", 'generations', "used" FROM "daily_usage"
		WHERE "day" >= to_char(now() - interval '2 days', 'YYYY-MM-DD');--> statement-breakpoint
INSERT INTO "shared_costs" ("scope", "period", "resource", "amount")
	SELECT replace("scope", 'network:', 'visitor@'), "period", 'messages', "messages" FROM "chat_budgets" WHERE "messages" > 0
	UNION ALL SELECT "scope", "period", 'aiMicroEuros', "micro_euros" FROM "chat_budgets" WHERE "micro_euros" > 0;
