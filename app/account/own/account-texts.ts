import { createErrorToast } from "#app/ui/feedback/error-toast";

export const accountFailed = createErrorToast("We couldn’t change your account. Try again.");

export const narrow = "max-w-[26rem]";

export const CURRENT_PASSWORD = "Your current password";
