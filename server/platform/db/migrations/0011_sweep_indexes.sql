CREATE INDEX "bank_entries_booked" ON "bank_entries" USING btree ("mode","booked_at");--> statement-breakpoint
CREATE INDEX "card_subscriptions_status" ON "card_subscriptions" USING btree ("mode","status");--> statement-breakpoint
CREATE INDEX "card_subscriptions_period_end" ON "card_subscriptions" USING btree ("mode","current_period_end");--> statement-breakpoint
CREATE INDEX "card_subscriptions_updated" ON "card_subscriptions" USING btree ("mode","updated_at");