import type { ClientActionFunctionArgs } from "@remix-run/react";
import type { Flash } from "#app/server/http/flash.server";
import { postWithFallback } from "#app/ui/feedback/lost-connection";
import { type ReturnedSettings, settingsFailed } from "./returned-settings";

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<ReturnedSettings, Flash>({ request, serverAction }, settingsFailed);
}
