import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { requireUser } from "#app/account/auth.server";
import type { RouteHandle } from "../root";

export const handle: RouteHandle = { interactive: true, bare: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { name, role } = await requireUser(context, request);
  return { name, role };
}

export default function AdminFrame() {
  return <Outlet />;
}
