import { data } from "@remix-run/node";
import type { RequestContext } from "#app/server/http/context.server";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";

export type StaffEmailResult<StaffEmail> = { toast: Flash; back: string } | { staffEmail: StaffEmail; status: number };

export async function respondWithStaffEmail<StaffEmail>(context: RequestContext, result: StaffEmailResult<StaffEmail>) {
  if ("staffEmail" in result) return data(result.staffEmail, { status: result.status });
  return redirectWithFlash(context, result.back, result.toast);
}
