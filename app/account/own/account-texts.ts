import { createErrorToast } from "#app/ui/feedback/error-toast";

export const accountFailed = createErrorToast("We couldn’t change your account. Try again.");

export const card = "bg-paper px-3 pt-4 pb-5 sm:px-5";

export const narrow = "max-w-[26rem]";

export const CURRENT_PASSWORD = "Your current password";
