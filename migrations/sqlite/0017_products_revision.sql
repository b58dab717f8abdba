ALTER TABLE `product_pictures` ADD `size` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `products_revision` ON `products` (`status`,`edition`,`position`,`updated_at`);--> statement-breakpoint
CREATE INDEX `products_on_sale` ON `products` (`sale_starts_at`,`sale_ends_at`,`sale_limit`,`id`) WHERE sale_price_cents is not null;