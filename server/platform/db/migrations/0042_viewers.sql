CREATE TABLE "viewed_wardrobes" (
	"owner_id" uuid NOT NULL,
	"shown_by" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "viewed_wardrobes_owner_id_shown_by_pk" PRIMARY KEY("owner_id","shown_by")
);
--> statement-breakpoint
CREATE TABLE "viewer_invitations" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"owner_name" text NOT NULL,
	"sent_to" text,
	"shows" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "viewer_invitations_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "viewer_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "viewers" (
	"owner_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"username" text NOT NULL,
	"owner_name" text NOT NULL,
	"shows" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "viewers_owner_id_viewer_id_pk" PRIMARY KEY("owner_id","viewer_id")
);
--> statement-breakpoint
ALTER TABLE "viewed_wardrobes" ADD CONSTRAINT "viewed_wardrobes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewer_invitations" ADD CONSTRAINT "viewer_invitations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewers" ADD CONSTRAINT "viewers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "viewer_invitations_expires_at" ON "viewer_invitations" USING btree ("expires_at");