CREATE TABLE "invoice_records" (
	"issuer" text NOT NULL,
	"mode" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"invoice_id" uuid NOT NULL,
	"xml" text NOT NULL,
	"fingerprint" text NOT NULL,
	"digest" text NOT NULL,
	"verifiable" boolean NOT NULL,
	"generated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_records_issuer_mode_position_pk" PRIMARY KEY("issuer","mode","position"),
	CONSTRAINT "invoice_records_once" UNIQUE("invoice_id","kind")
);
--> statement-breakpoint
CREATE TABLE "invoice_submissions" (
	"issuer" text NOT NULL,
	"mode" text NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"csv" text,
	"error_code" integer,
	"error" text,
	"sent_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_submissions_issuer_mode_position_pk" PRIMARY KEY("issuer","mode","position")
);
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "vat_percent" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "vat_country" text DEFAULT 'ES' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_records" ADD CONSTRAINT "invoice_records_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_submissions" ADD CONSTRAINT "invoice_submissions_record" FOREIGN KEY ("issuer","mode","position") REFERENCES "public"."invoice_records"("issuer","mode","position") ON DELETE no action ON UPDATE no action;