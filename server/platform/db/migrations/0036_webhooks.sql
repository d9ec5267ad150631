CREATE TABLE "webhook_deliveries" (
	"owner_id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"topic" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"send_at" timestamp with time zone DEFAULT now(),
	"attempts" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone,
	"status" integer,
	CONSTRAINT "webhook_deliveries_owner_id_webhook_id_id_pk" PRIMARY KEY("owner_id","webhook_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"topics" text[] NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	CONSTRAINT "webhooks_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook" FOREIGN KEY ("owner_id","webhook_id") REFERENCES "public"."webhooks"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("send_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at");