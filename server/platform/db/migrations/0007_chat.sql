CREATE TABLE "chat_budgets" (
	"scope" text NOT NULL,
	"period" text NOT NULL,
	"messages" integer NOT NULL,
	"micro_euros" bigint NOT NULL,
	CONSTRAINT "chat_budgets_scope_period_pk" PRIMARY KEY("scope","period")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"advisor" text NOT NULL,
	"content" text NOT NULL,
	"mind" text,
	"shown" jsonb,
	"cut" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_messages_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "chat_messages_position" UNIQUE("owner_id","conversation_id","position")
);
--> statement-breakpoint
CREATE TABLE "chat_usage" (
	"owner_id" uuid NOT NULL,
	"period" text NOT NULL,
	"messages" integer NOT NULL,
	"micro_euros" bigint NOT NULL,
	CONSTRAINT "chat_usage_owner_id_period_pk" PRIMARY KEY("owner_id","period")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_key" text,
	"title" text NOT NULL,
	"advisor" text NOT NULL,
	"messages" integer NOT NULL,
	"state" jsonb,
	"answering_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "conversations_session" UNIQUE("owner_id","session_key")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_owner_id_conversation_id_conversations_owner_id_id_fk" FOREIGN KEY ("owner_id","conversation_id") REFERENCES "public"."conversations"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_usage" ADD CONSTRAINT "chat_usage_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_budgets_period" ON "chat_budgets" USING btree ("period");--> statement-breakpoint
CREATE INDEX "chat_usage_period" ON "chat_usage" USING btree ("period");--> statement-breakpoint
CREATE INDEX "conversations_updated" ON "conversations" USING btree ("owner_id","updated_at");