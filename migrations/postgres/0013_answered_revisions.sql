UPDATE order_messages SET answered_at = created_at WHERE kind <> 'message' AND answered_at IS NULL;
