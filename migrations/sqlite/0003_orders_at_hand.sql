CREATE TABLE `order_counts` (
	`plan_purchased` text NOT NULL,
	`order_status` text NOT NULL,
	`payment_status` text NOT NULL,
	`priority` text NOT NULL,
	`orders` integer NOT NULL,
	PRIMARY KEY(`plan_purchased`, `order_status`, `payment_status`, `priority`)
);
--> statement-breakpoint
DROP INDEX `form_submissions_created_at`;--> statement-breakpoint
CREATE INDEX `form_submissions_listed` ON `form_submissions` (`created_at`,`id`,`plan_purchased`,`order_status`,`priority`,`payment_status`,`price_cents`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `form_submissions_narrowed` ON `form_submissions` (`priority`,`order_status`,`plan_purchased`,`payment_status`,`created_at`,`id`) WHERE deleted_at is null;--> statement-breakpoint
-- From here on by hand: how many orders there are of each kind, and what the search looks through, kept by triggers.
INSERT INTO order_counts SELECT plan_purchased, order_status, payment_status, priority, count(*) FROM form_submissions WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4;--> statement-breakpoint
-- n grows with the time of the order, so that the search finds the newest first: milliseconds * 1000000 + place.
CREATE TABLE order_search (n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, search TEXT NOT NULL);--> statement-breakpoint
CREATE VIRTUAL TABLE order_trigrams USING fts5(search, content='', contentless_delete=1, tokenize='trigram');--> statement-breakpoint
INSERT INTO order_search SELECT created_at * 1000000 + row_number() OVER (PARTITION BY created_at ORDER BY id) - 1, id, search FROM form_submissions WHERE deleted_at IS NULL;--> statement-breakpoint
INSERT INTO order_trigrams (rowid, search) SELECT n, search FROM order_search ORDER BY n;--> statement-breakpoint
-- Those that the search has not taken up yet: it does so before it looks, because a visitor should not wait for it.
CREATE TABLE order_waiting (n INTEGER PRIMARY KEY);--> statement-breakpoint
CREATE TRIGGER order_search_inserted AFTER INSERT ON order_search BEGIN
  INSERT INTO order_waiting VALUES (new.n);
END;--> statement-breakpoint
CREATE TRIGGER order_search_deleted AFTER DELETE ON order_search BEGIN
  DELETE FROM order_trigrams WHERE rowid = old.n;
  DELETE FROM order_waiting WHERE n = old.n;
END;--> statement-breakpoint
CREATE TRIGGER form_submissions_inserted AFTER INSERT ON form_submissions WHEN new.deleted_at IS NULL BEGIN
  INSERT INTO order_counts VALUES (new.plan_purchased, new.order_status, new.payment_status, new.priority, 1)
    ON CONFLICT DO UPDATE SET orders = orders + 1;
  INSERT INTO order_search SELECT max(new.created_at * 1000000, coalesce(max(n) + 1, 0)), new.id, new.search
    FROM order_search WHERE n < (new.created_at + 1) * 1000000;
END;--> statement-breakpoint
CREATE TRIGGER form_submissions_deleted AFTER DELETE ON form_submissions WHEN old.deleted_at IS NULL BEGIN
  UPDATE order_counts SET orders = orders - 1 WHERE plan_purchased = old.plan_purchased
    AND order_status = old.order_status AND payment_status = old.payment_status AND priority = old.priority;
  DELETE FROM order_search WHERE id = old.id;
END;--> statement-breakpoint
CREATE TRIGGER form_submissions_moved
AFTER UPDATE OF plan_purchased, order_status, payment_status, priority, deleted_at ON form_submissions BEGIN
  UPDATE order_counts SET orders = orders - 1 WHERE old.deleted_at IS NULL AND plan_purchased = old.plan_purchased
    AND order_status = old.order_status AND payment_status = old.payment_status AND priority = old.priority;
  INSERT INTO order_counts SELECT new.plan_purchased, new.order_status, new.payment_status, new.priority, 1
    WHERE new.deleted_at IS NULL ON CONFLICT DO UPDATE SET orders = orders + 1;
END;--> statement-breakpoint
CREATE TRIGGER form_submissions_renamed AFTER UPDATE OF search, created_at, deleted_at ON form_submissions BEGIN
  DELETE FROM order_search WHERE id = old.id;
  INSERT INTO order_search SELECT max(new.created_at * 1000000, coalesce(max(n) + 1, 0)), new.id, new.search
    FROM order_search WHERE n < (new.created_at + 1) * 1000000 HAVING new.deleted_at IS NULL;
END;
