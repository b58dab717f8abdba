export const NO_MORE_PICTURES = "This order no longer takes pictures. Please remove them and send just your message.";
