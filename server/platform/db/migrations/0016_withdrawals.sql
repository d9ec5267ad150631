CREATE TABLE "pending_trials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "refund_cents" integer;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "mailbox_hash" text;--> statement-breakpoint
ALTER TABLE "pending_trials" ADD CONSTRAINT "pending_trials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_mailbox" ON "withdrawals" USING btree ("mailbox_hash");