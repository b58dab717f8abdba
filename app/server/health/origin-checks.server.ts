import type { Services } from "../services.server";
import { DAY } from "../time/durations";
import { askOrigin, type OriginAnswer } from "./ask-origin.server";
import { compareClocks } from "./compare-clocks";
import { bad, type Finding, good, type HealthChecks, unknown, unused, warning } from "./health-check";

const CERTIFICATE_WARNING_DAYS = 21;
const CERTIFICATE_BAD_DAYS = 5;

const ADVICE = "Look at the line Public address first.";

export function createOriginChecks(services: Services, forwarded?: number): HealthChecks {
  const { env, linkOrigin } = services;
  const isProduction = env.APP_ENV === "production";
  let asked: Promise<OriginAnswer> | undefined;
  const ask = () => {
    asked ??= askOrigin(services);
    return asked;
  };
  const askQuietly = () => ask().catch(() => null);
  return {
    origin: {
      name: "Public address",
      advice: "Start the site, and check ORIGIN, the domain’s DNS and the proxy.",
      async run() {
        if (isProduction && !linkOrigin.startsWith("https:"))
          return warning(`ORIGIN is ${linkOrigin}.`, "Set ORIGIN to the https address that visitors open.");
        return describeAnswer(services, await ask());
      },
    },
    certificate: {
      name: "Security certificate",
      advice: "Renew the certificate, or repair what renews it.",
      async run() {
        if (!linkOrigin.startsWith("https:"))
          return isProduction
            ? bad("ORIGIN has no TLS.", "Set ORIGIN to an https address.")
            : unused("The site has no https address.");
        const answer = await askQuietly();
        return answer?.certificate
          ? describeCertificate(answer.certificate)
          : unknown("The public address didn’t answer.", ADVICE);
      },
    },
    proxies: {
      name: "Proxies",
      advice: "Set TRUSTED_PROXIES to the number of proxies that append to X-Forwarded-For.",
      async run() {
        const proxies = forwarded ?? (await askQuietly())?.proxies ?? null;
        return proxies === null
          ? unknown("The public address didn’t tell us.", ADVICE)
          : compareProxies(proxies, env.TRUSTED_PROXIES);
      },
    },
    clock: {
      name: "Clock",
      advice: "Set the clock of this machine with a time service (NTP).",
      async run() {
        const clock = (await askQuietly())?.clock;
        return clock
          ? compareClocks(clock.theirs, clock.ours, "The public address")
          : unknown("The public address didn’t send the time.", ADVICE);
      },
    },
  };
}

function describeAnswer({ linkOrigin }: Services, { status, proxies }: OriginAnswer): Finding {
  if (status !== 200) return bad(`${linkOrigin}/healthz answered ${status}.`);
  if (proxies === null)
    return bad(
      `Something other than this site answers at ${linkOrigin}.`,
      "Check the domain’s DNS and the proxy, and that all instances have the same SESSION_SECRET and ORIGIN.",
    );
  return good(`${linkOrigin} answers.`);
}

function describeCertificate({ endsAt, problem }: NonNullable<OriginAnswer["certificate"]>): Finding {
  const days = Math.floor((+endsAt - Date.now()) / DAY);
  if (problem) return bad(`Browsers refuse it: ${problem}.`);
  const found = `It is valid for ${days} more ${days === 1 ? "day" : "days"}.`;
  if (days < CERTIFICATE_BAD_DAYS) return bad(found);
  return days < CERTIFICATE_WARNING_DAYS ? warning(found) : good(found);
}

// A wrong number makes the limits count all visitors as one, or lets a visitor forge an address.
function compareProxies(proxies: number, trusted: number): Finding {
  const found = `Requests come through ${proxies} ${proxies === 1 ? "proxy" : "proxies"}, and TRUSTED_PROXIES is ${trusted}.`;
  return proxies === trusted ? good(found) : bad(found, `Set TRUSTED_PROXIES=${proxies}.`);
}
