import { connect as connectTcp, isIP } from "node:net";
import { connect as connectTls } from "node:tls";
import type { Env } from "../env/env.server";
import { publicLookup, rejectPrivateIp } from "./public-address.server";

/** Connects like a webhook and sends nothing. Rejects if the target cannot be reached. `timeout`: milliseconds. */
export async function reachWebhook(
  address: string,
  { WEBHOOK_ALLOW_PRIVATE: allowsPrivate }: Pick<Env, "WEBHOOK_ALLOW_PRIVATE">,
  timeout: number,
): Promise<void> {
  const { hostname, port, protocol } = new URL(address);
  if (!allowsPrivate) rejectPrivateIp(hostname);
  const host = hostname.replace(/^\[|\]$/g, "");
  const lookup = allowsPrivate ? undefined : publicLookup;
  const isTls = protocol === "https:";
  const socket = isTls
    ? connectTls({ host, port: Number(port || 443), lookup, servername: isIP(host) ? undefined : host })
    : connectTcp({ host, port: Number(port || 80), lookup });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.setTimeout(timeout, () => reject(new Error("There was no answer in time.")));
      socket.once(isTls ? "secureConnect" : "connect", resolve);
      socket.once("error", reject);
    });
  } finally {
    socket.on("error", () => {});
    socket.destroy();
  }
}
