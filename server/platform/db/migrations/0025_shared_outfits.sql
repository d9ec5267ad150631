CREATE TABLE "share_reports" (
	"owner_id" uuid NOT NULL,
	"token" text NOT NULL,
	"network" text NOT NULL,
	"reason" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_reports_owner_id_token_network_pk" PRIMARY KEY("owner_id","token","network")
);
--> statement-breakpoint
CREATE TABLE "share_votes" (
	"owner_id" uuid NOT NULL,
	"token" text NOT NULL,
	"voter" text NOT NULL,
	"network" text NOT NULL,
	"outfit_id" uuid NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_votes_owner_id_token_voter_pk" PRIMARY KEY("owner_id","token","voter")
);
--> statement-breakpoint
CREATE TABLE "shared_outfits" (
	"owner_id" uuid NOT NULL,
	"token" text NOT NULL,
	"outfit_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"picture" "bytea",
	"picture_of" text,
	CONSTRAINT "shared_outfits_owner_id_token_outfit_id_pk" PRIMARY KEY("owner_id","token","outfit_id")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"owner_id" uuid NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "shares_owner_id_token_pk" PRIMARY KEY("owner_id","token")
);
--> statement-breakpoint
ALTER TABLE "share_reports" ADD CONSTRAINT "share_reports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_reports" ADD CONSTRAINT "share_reports_owner_id_token_shares_owner_id_token_fk" FOREIGN KEY ("owner_id","token") REFERENCES "public"."shares"("owner_id","token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_votes" ADD CONSTRAINT "share_votes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_votes" ADD CONSTRAINT "share_votes_shared_outfit" FOREIGN KEY ("owner_id","token","outfit_id") REFERENCES "public"."shared_outfits"("owner_id","token","outfit_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_outfits" ADD CONSTRAINT "shared_outfits_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_outfits" ADD CONSTRAINT "shared_outfits_owner_id_token_shares_owner_id_token_fk" FOREIGN KEY ("owner_id","token") REFERENCES "public"."shares"("owner_id","token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_outfits" ADD CONSTRAINT "shared_outfits_owner_id_outfit_id_outfits_owner_id_id_fk" FOREIGN KEY ("owner_id","outfit_id") REFERENCES "public"."outfits"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_outfits_outfit" ON "shared_outfits" USING btree ("owner_id","outfit_id");--> statement-breakpoint
CREATE INDEX "shares_token" ON "shares" USING btree ("token");