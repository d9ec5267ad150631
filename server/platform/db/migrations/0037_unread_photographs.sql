CREATE TABLE "unread_photographs" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"photograph" "bytea",
	"confirmed" boolean NOT NULL,
	"show_face" boolean NOT NULL,
	"network" text NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" timestamp with time zone,
	"refusal" text,
	"message" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unread_photographs_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "unread_photographs_waits_or_refused" CHECK (("unread_photographs"."photograph" is null) = ("unread_photographs"."refusal" is not null))
);
--> statement-breakpoint
ALTER TABLE "unread_photographs" ADD CONSTRAINT "unread_photographs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unread_photographs_due" ON "unread_photographs" USING btree ("due_at");