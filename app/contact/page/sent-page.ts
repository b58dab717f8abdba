import type { HeadersFunction } from "@remix-run/node";
import { useLocation } from "@remix-run/react";
import { headers as publicHeaders } from "#app/server/http/public-headers";

export const toSentQuery = (search: URLSearchParams) => (search.get("sent") === "1" ? "?sent=1" : "");

export const useIsSent = () => toSentQuery(new URLSearchParams(useLocation().search)) !== "";

export const headers: HeadersFunction = (args) =>
  args.actionHeaders.has("Cache-Control") ? args.actionHeaders : publicHeaders(args);
