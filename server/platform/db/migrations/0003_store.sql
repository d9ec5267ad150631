CREATE TABLE "cart_items" (
	"owner_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_items_owner_id_product_id_color_size_pk" PRIMARY KEY("owner_id","product_id","color","size"),
	CONSTRAINT "cart_items_quantity" CHECK ("cart_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "catalogue_seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"owner_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorites_owner_id_product_id_pk" PRIMARY KEY("owner_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"product_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"price_cents" integer NOT NULL,
	CONSTRAINT "price_history_product_id_starts_at_pk" PRIMARY KEY("product_id","starts_at"),
	CONSTRAINT "price_history_price" CHECK ("price_history"."price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"product_id" text NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "product_variants_product_id_color_size_pk" PRIMARY KEY("product_id","color","size"),
	CONSTRAINT "product_variants_stock" CHECK ("product_variants"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"kind" text NOT NULL,
	"silhouette" text,
	"pattern" text NOT NULL,
	"fabric" text NOT NULL,
	"style" text NOT NULL,
	"seasons" text[] NOT NULL,
	"occasions" text[] NOT NULL,
	"colors" jsonb NOT NULL,
	"sizes" text[] NOT NULL,
	"composition" jsonb NOT NULL,
	"care" text[] NOT NULL,
	"rating_tenths" integer NOT NULL,
	"reviews" integer NOT NULL,
	"rating_is_sample" boolean NOT NULL,
	"source" text NOT NULL,
	"active" boolean NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_variant" FOREIGN KEY ("product_id","color","size") REFERENCES "public"."product_variants"("product_id","color","size") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_position" ON "products" USING btree ("position");