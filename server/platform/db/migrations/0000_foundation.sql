CREATE TABLE "daily_usage" (
	"owner_id" uuid NOT NULL,
	"day" text NOT NULL,
	"feature" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "daily_usage_owner_id_day_feature_pk" PRIMARY KEY("owner_id","day","feature")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text,
	"profile_image_url" text,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "garments" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"name" text NOT NULL,
	"brand" text,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"size" text,
	"color" text NOT NULL,
	"colors" jsonb NOT NULL,
	"pattern" text NOT NULL,
	"style" text NOT NULL,
	"fabric" text NOT NULL,
	"condition" text NOT NULL,
	"purchase_price_cents" integer,
	"seasons" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"favorite" boolean DEFAULT false NOT NULL,
	"in_laundry" boolean DEFAULT false NOT NULL,
	"suggested" jsonb NOT NULL,
	"confidence" jsonb NOT NULL,
	"embedding" "bytea",
	"times_worn" integer DEFAULT 0 NOT NULL,
	"last_worn_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "garments_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "outfit_garments" (
	"owner_id" uuid NOT NULL,
	"outfit_id" uuid NOT NULL,
	"garment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "outfit_garments_owner_id_outfit_id_garment_id_pk" PRIMARY KEY("owner_id","outfit_id","garment_id")
);
--> statement-breakpoint
CREATE TABLE "outfits" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"occasion" text NOT NULL,
	"season" text NOT NULL,
	"ai_generated" boolean NOT NULL,
	"ai_score" integer,
	"parts" jsonb NOT NULL,
	"reasons" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"times_worn" integer DEFAULT 0 NOT NULL,
	"last_worn_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outfits_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"storage_key" text,
	"drawing" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photos_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "photos_taken_or_drawn" CHECK (("photos"."storage_key" is null) <> ("photos"."drawing" is null))
);
--> statement-breakpoint
CREATE TABLE "scans" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"garment_id" uuid NOT NULL,
	"analysis" jsonb NOT NULL,
	"millis" real NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scans_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "wardrobe_insights" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"counted_revision" integer NOT NULL,
	"versatility" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wears" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"garment_id" uuid NOT NULL,
	"outfit_id" uuid,
	"worn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wears_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "daily_usage" ADD CONSTRAINT "daily_usage_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_owner_id_photo_id_photos_owner_id_id_fk" FOREIGN KEY ("owner_id","photo_id") REFERENCES "public"."photos"("owner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outfit_garments" ADD CONSTRAINT "outfit_garments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outfit_garments" ADD CONSTRAINT "outfit_garments_owner_id_outfit_id_outfits_owner_id_id_fk" FOREIGN KEY ("owner_id","outfit_id") REFERENCES "public"."outfits"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outfit_garments" ADD CONSTRAINT "outfit_garments_owner_id_garment_id_garments_owner_id_id_fk" FOREIGN KEY ("owner_id","garment_id") REFERENCES "public"."garments"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outfits" ADD CONSTRAINT "outfits_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_owner_id_garment_id_garments_owner_id_id_fk" FOREIGN KEY ("owner_id","garment_id") REFERENCES "public"."garments"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wardrobe_insights" ADD CONSTRAINT "wardrobe_insights_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wears" ADD CONSTRAINT "wears_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wears" ADD CONSTRAINT "wears_owner_id_garment_id_garments_owner_id_id_fk" FOREIGN KEY ("owner_id","garment_id") REFERENCES "public"."garments"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_window_ends_at" ON "sign_in_failures" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "users_demo_created_at" ON "users" USING btree ("demo","created_at");--> statement-breakpoint
CREATE INDEX "outfit_garments_garment" ON "outfit_garments" USING btree ("owner_id","garment_id");--> statement-breakpoint
CREATE INDEX "wears_garment" ON "wears" USING btree ("owner_id","garment_id","worn_at");