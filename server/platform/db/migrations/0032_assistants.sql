CREATE TABLE "access_grants" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"place" text,
	"scope" text NOT NULL,
	"token_hash" text,
	"token_expires_at" timestamp with time zone,
	"client_hash" text,
	"redirect_uri" text,
	"code_hash" text,
	"code_challenge" text,
	"refresh_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "access_grants_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "access_grants_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "access_grants_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "assistant_changes" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"assistant" text NOT NULL,
	"tool" text NOT NULL,
	"steps" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "assistant_changes_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_changes" ADD CONSTRAINT "assistant_changes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_grants_expires_at" ON "access_grants" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "assistant_changes_created" ON "assistant_changes" USING btree ("owner_id","created_at");