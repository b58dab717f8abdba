import { Link, type LinkProps } from "@remix-run/react";
import type { BookingQuery } from "#app/booking/model/booking-query";
import type { stepIds } from "./use-step-focus";

/** Returns the address of a step: the current query with changes. */
export type ToStep = (change: Partial<BookingQuery>) => string;

interface StepLinkProps extends Omit<LinkProps, "to"> {
  address: string;
  /** The section to which the page scrolls without JavaScript. */
  at: (typeof stepIds)[keyof typeof stepIds];
}

export function StepLink({ address, at, ...rest }: StepLinkProps) {
  return <Link {...rest} to={`${address}#${at}`} preventScrollReset />;
}
