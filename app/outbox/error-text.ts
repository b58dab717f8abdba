export const errorText = "font-semibold text-err wrap-anywhere";
