CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"dedupe_key" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"invoice_ids" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "outbox_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "bank_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"reference" text,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_customers" (
	"owner_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "card_customers_owner_id_mode_pk" PRIMARY KEY("owner_id","mode"),
	CONSTRAINT "card_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "card_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"current_period_end" timestamp with time zone,
	"cancel_at_period_end" boolean NOT NULL,
	"card_brand" text,
	"card_last4" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"owner_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"rectifies" uuid,
	"issued_at" timestamp with time zone NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"concept" text NOT NULL,
	"net_cents" integer NOT NULL,
	"vat_percent" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "invoices_number" UNIQUE("series","number"),
	CONSTRAINT "invoices_once" UNIQUE("payment_id","series")
);
--> statement-breakpoint
CREATE TABLE "paid_periods" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"method" text NOT NULL,
	"mode" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"provider_id" text,
	"capture_id" text,
	"details" jsonb NOT NULL,
	"check_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payments_provider_id" UNIQUE("method","provider_id"),
	CONSTRAINT "payments_capture_id" UNIQUE("method","capture_id")
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"hint" text NOT NULL,
	"mode" text NOT NULL,
	"plan" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"redeemed_by_payment" uuid,
	CONSTRAINT "verification_codes_redeemed_by_payment_unique" UNIQUE("redeemed_by_payment")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"number" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"refund" text NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "withdrawals_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_periods" ADD CONSTRAINT "paid_periods_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("sent_at","send_at");--> statement-breakpoint
CREATE INDEX "bank_entries_reference" ON "bank_entries" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "card_subscriptions_owner" ON "card_subscriptions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "invoices_owner" ON "invoices" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "paid_periods_owner" ON "paid_periods" USING btree ("owner_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("owner_id","method") WHERE "payments"."status" in ('created', 'pending');--> statement-breakpoint
CREATE INDEX "payments_owner" ON "payments" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_check_at" ON "payments" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "withdrawals_owner" ON "withdrawals" USING btree ("owner_id");