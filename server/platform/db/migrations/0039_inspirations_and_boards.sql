CREATE TABLE "board_items" (
	"owner_id" uuid NOT NULL,
	"board_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"inspiration_id" uuid,
	"outfit_id" uuid,
	"note" text NOT NULL,
	CONSTRAINT "board_items_owner_id_board_id_position_pk" PRIMARY KEY("owner_id","board_id","position"),
	CONSTRAINT "board_items_one" CHECK (("board_items"."inspiration_id" is null) <> ("board_items"."outfit_id" is null))
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "boards_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "inspiration_parts" (
	"owner_id" uuid NOT NULL,
	"inspiration_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"seen" jsonb NOT NULL,
	"picture" "bytea",
	CONSTRAINT "inspiration_parts_owner_id_inspiration_id_place_pk" PRIMARY KEY("owner_id","inspiration_id","place")
);
--> statement-breakpoint
CREATE TABLE "inspirations" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspirations_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "board_items" ADD CONSTRAINT "board_items_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_items" ADD CONSTRAINT "board_items_owner_id_board_id_boards_owner_id_id_fk" FOREIGN KEY ("owner_id","board_id") REFERENCES "public"."boards"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_items" ADD CONSTRAINT "board_items_inspiration_fk" FOREIGN KEY ("owner_id","inspiration_id") REFERENCES "public"."inspirations"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_items" ADD CONSTRAINT "board_items_owner_id_outfit_id_outfits_owner_id_id_fk" FOREIGN KEY ("owner_id","outfit_id") REFERENCES "public"."outfits"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspiration_parts" ADD CONSTRAINT "inspiration_parts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspiration_parts" ADD CONSTRAINT "inspiration_parts_inspiration_fk" FOREIGN KEY ("owner_id","inspiration_id") REFERENCES "public"."inspirations"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspirations" ADD CONSTRAINT "inspirations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_items_inspiration" ON "board_items" USING btree ("owner_id","inspiration_id");--> statement-breakpoint
CREATE INDEX "board_items_outfit" ON "board_items" USING btree ("owner_id","outfit_id");