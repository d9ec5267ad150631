CREATE TABLE "trial_emails" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
