export const NO_MORE_PICTURES = "This order takes no more pictures. Remove them, and send your message alone.";
