CREATE TABLE "disputes" (
	"owner_id" uuid NOT NULL,
	"id" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"stage" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"respond_by" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "disputes_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_once";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_payment" ON "disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "disputes_status" ON "disputes" USING btree ("mode","status","respond_by");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("payment_id") WHERE "invoices"."rectifies" is null;--> statement-breakpoint
CREATE INDEX "invoices_payment" ON "invoices" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_returned" CHECK ("order_lines"."returned" between 0 and "order_lines"."quantity");--> statement-breakpoint
UPDATE "payments" SET "refunded_cents" = -"noted"."cents" FROM (SELECT "payment_id", sum("total_cents") AS "cents" FROM "invoices" WHERE "rectifies" IS NOT NULL GROUP BY "payment_id") AS "noted" WHERE "noted"."payment_id" = "payments"."id";
--> statement-breakpoint
UPDATE "payments" SET "details" = "details" || jsonb_build_object('partRefunds', jsonb_build_array(jsonb_build_object('id', "payments"."id", 'cents', "withdrawals"."refund_cents", 'upToCents', "withdrawals"."refund_cents"))) FROM "withdrawals" WHERE "withdrawals"."payment_id" = "payments"."id" AND "withdrawals"."refund_cents" IS NOT NULL AND "payments"."status" IN ('refunding', 'disputed');
