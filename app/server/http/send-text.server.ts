import type { ServerResponse } from "node:http";
import { CLOSED_POLICY } from "./security.server";

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.setHeader("Content-Security-Policy", CLOSED_POLICY);
  response.setHeader("Cache-Control", "no-store");
  response.writeHead(status).end(`${text}\n`);
}
