CREATE TABLE "order_counts" (
	"plan_purchased" text NOT NULL,
	"order_status" text NOT NULL,
	"payment_status" text NOT NULL,
	"priority" text NOT NULL,
	"orders" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "form_submissions_created_at";--> statement-breakpoint
CREATE INDEX "form_submissions_listed" ON "form_submissions" USING btree ("created_at","id","plan_purchased","order_status","priority","payment_status","price_cents") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "form_submissions_narrowed" ON "form_submissions" USING btree ("priority","order_status","plan_purchased","payment_status","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
-- From here on by hand: how many orders there are of each kind, kept by triggers, and an index for the search.
INSERT INTO order_counts SELECT plan_purchased, order_status, payment_status, priority, count(*) FROM form_submissions WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4;--> statement-breakpoint
CREATE FUNCTION count_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('UPDATE', 'DELETE') THEN
    INSERT INTO order_counts SELECT plan_purchased, order_status, payment_status, priority, -count(*)
      FROM old_rows WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4;
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    INSERT INTO order_counts SELECT plan_purchased, order_status, payment_status, priority, count(*)
      FROM new_rows WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4;
  END IF;
  -- Now and then the rows of a kind become one again; rows that another transaction has in hand are left alone.
  IF random() < 0.002 THEN
    WITH taken AS (
      DELETE FROM order_counts WHERE ctid = ANY (ARRAY(SELECT ctid FROM order_counts FOR UPDATE SKIP LOCKED)) RETURNING *
    )
    INSERT INTO order_counts SELECT plan_purchased, order_status, payment_status, priority, sum(orders)
      FROM taken GROUP BY 1, 2, 3, 4 HAVING sum(orders) <> 0;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER form_submissions_inserted AFTER INSERT ON form_submissions
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_orders();--> statement-breakpoint
CREATE TRIGGER form_submissions_updated AFTER UPDATE ON form_submissions
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_orders();--> statement-breakpoint
CREATE TRIGGER form_submissions_deleted AFTER DELETE ON form_submissions
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_orders();--> statement-breakpoint
-- Where the extension may not be created the search works without its index.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX form_submissions_search ON form_submissions USING gin (search gin_trgm_ops) WITH (fastupdate = off)
    WHERE deleted_at IS NULL;
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'searching without pg_trgm: %', SQLERRM;
END
$$;
