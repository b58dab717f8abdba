import { officeScreens } from "../office-screens";
import { paths } from "../paths";
import { formatCalendarDay } from "../server/time/formatters";

const screenNames = new Map(officeScreens.map(({ pattern, name }) => [pattern, name]));

export const nameScreen = (page: string): string => screenNames.get(page) ?? page;

export const getDaysUrl = (page: string): string => `${paths.adminVitals}?page=${encodeURIComponent(page)}`;

export const formatShortDay = (day: string): string => formatCalendarDay(day, { month: "short", day: "numeric" });
