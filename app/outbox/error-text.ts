/** The classes of the reason why a message was not sent. */
export const errorText = "font-semibold text-err wrap-anywhere";
