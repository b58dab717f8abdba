import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import type { TLSSocket } from "node:tls";
import type { Services } from "../services.server";
import { PROBE_HEADER, PROXIES_HEADER, signProbe } from "./probe.server";

const TIMEOUT_MS = 4000;

export interface OriginAnswer {
  status: number;
  /** Null when another program answers, or this site with another SESSION_SECRET. */
  proxies: number | null;
  /** Milliseconds. `ours` is the middle of the exchange. */
  clock: { theirs: number; ours: number } | null;
  certificate: { endsAt: Date; problem: string | null } | null;
}

/** Opens `/healthz` as visitors would, but with any certificate. */
export function askOrigin({ linkOrigin, secrets }: Pick<Services, "linkOrigin" | "secrets">): Promise<OriginAnswer> {
  const url = new URL("/healthz", linkOrigin);
  const { request } = url.protocol === "https:" ? https : http;
  const startedAt = Date.now();
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      headers: { [PROBE_HEADER]: signProbe(secrets, linkOrigin) },
      agent: false,
      rejectUnauthorized: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    asked.on("error", (error) =>
      reject(error.name === "AbortError" ? new Error("There was no answer in time.") : error),
    );
    asked.on("response", (answer) => {
      const ours = (startedAt + Date.now()) / 2;
      // A resumed session has no certificate, and `agent: false` resumes none.
      const certificate = readCertificate(answer.socket as TLSSocket);
      answer.resume();
      answer.on("error", reject);
      resolve({
        status: answer.statusCode ?? 0,
        proxies: readProxies(answer),
        clock: readClock(answer, ours),
        certificate,
      });
    });
    asked.end();
  });
}

function readProxies({ headers }: IncomingMessage): number | null {
  const proxies = headers[PROXIES_HEADER];
  return typeof proxies === "string" ? Number(proxies) : null;
}

/** The header has whole seconds, so it is half a second late on average. */
function readClock({ headers }: IncomingMessage, ours: number): OriginAnswer["clock"] {
  const theirs = Date.parse(headers.date ?? "") + 500;
  return Number.isNaN(theirs) ? null : { theirs, ours };
}

function readCertificate(socket: TLSSocket): OriginAnswer["certificate"] {
  if (!socket.encrypted) return null;
  const { authorized, authorizationError } = socket;
  return {
    endsAt: new Date(socket.getPeerCertificate().valid_to),
    problem: authorized ? null : String(authorizationError),
  };
}
