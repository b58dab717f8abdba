import { createErrorToast } from "#app/ui/feedback/error-toast";

export const meetingFailed = createErrorToast("We couldn’t change the booking. Try again.");

export const BOOKING_KIND = "booking";

export const CANCEL_FIRST = "This call hasn’t taken place yet. Cancel the booking before you delete it.";

export const statusLabels = { booked: "Booked", cancelled: "Canceled", no_show: "No-show" } as const;

export type BookingStatus = keyof typeof statusLabels;

export const bookingStatuses = Object.keys(statusLabels) as BookingStatus[];

export const changeField = "change";
export const changes = { move: "move", cancel: "cancel" } as const;

export const MESSAGE_LIMIT = 2000;
