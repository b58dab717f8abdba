export const NO_MORE_PICTURES =
  "You can’t add pictures to this order anymore. Please remove them and send just your message.";
