ALTER TABLE "sessions" ADD COLUMN "acting_for" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guardian_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ward" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting_for_users_id_fk" FOREIGN KEY ("acting_for") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_guardian_id_users_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_acting_for" ON "sessions" USING btree ("acting_for") WHERE "sessions"."acting_for" is not null;--> statement-breakpoint
CREATE INDEX "users_guardian_id" ON "users" USING btree ("guardian_id") WHERE "users"."guardian_id" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_ward_has_guardian" CHECK (("users"."guardian_id" is null) = ("users"."ward" is null));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_ward_without_password" CHECK ("users"."guardian_id" is null or "users"."password_hash" = '');