export const statusLabels = { booked: "Booked", cancelled: "Canceled", no_show: "No-show" } as const;

export type BookingStatus = keyof typeof statusLabels;

export const bookingStatuses = Object.keys(statusLabels) as BookingStatus[];
