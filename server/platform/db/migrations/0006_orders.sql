CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"quantity" integer NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"hex" text NOT NULL,
	"price_cents" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_variant" UNIQUE("order_id","product_id","color","size"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"number" text NOT NULL,
	"checkout_key" uuid NOT NULL,
	"status" text NOT NULL,
	"address" jsonb,
	"subtotal_cents" integer NOT NULL,
	"delivery_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"vat_percent" integer NOT NULL,
	"paid_by" uuid,
	"paid_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"tracking" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_paid_by_unique" UNIQUE("paid_by"),
	CONSTRAINT "orders_checkout" UNIQUE("owner_id","checkout_key"),
	CONSTRAINT "orders_total" CHECK ("orders"."total_cents" = "orders"."subtotal_cents" + "orders"."delivery_cents")
);
--> statement-breakpoint
DROP INDEX "payments_one_open";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "purpose" text DEFAULT 'premium' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "garments" ADD COLUMN "product_id" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_owner" ON "orders" USING btree ("owner_id","created_at");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_for_order" ON "payments" USING btree ("order_id") WHERE "payments"."status" in ('created', 'pending') and "payments"."purpose" = 'order';--> statement-breakpoint
CREATE INDEX "payments_order_id" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "garments_order" ON "garments" USING btree ("order_id") WHERE "garments"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("owner_id","method") WHERE "payments"."status" in ('created', 'pending') and "payments"."purpose" = 'premium';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order" CHECK (("payments"."purpose" = 'order') = ("payments"."order_id" is not null));