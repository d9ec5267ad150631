CREATE TABLE "photo_removals" (
	"folder" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "running_backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alive_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "photo_removals_created_at" ON "photo_removals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_windows_window_ends_at" ON "rate_windows" USING btree ("window_ends_at");