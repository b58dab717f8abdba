import { describe, expect, test } from "vitest";
import { EnvError, readEnv } from "#app/server/env/env.server";

const nearby = [
  ...["http://localhost:3000", "http://shop.localhost", "https://office.local:8443", "http://devbox:3000"],
  ...["http://127.0.0.1:3000", "http://127.8.8.8", "http://10.1.2.3", "http://172.16.0.1", "http://172.31.255.255"],
  ...["http://192.168.178.20:8080", "http://169.254.7.7", "http://[::1]:3000", "http://[fd12::1]", "http://[fe80::1]"],
  ...["http://nas.lan", "http://shop.internal:8080", "http://nas.home.arpa"],
  ...["http://[::ffff:192.168.1.5]", "http://LOCALHOST", "http://localhost.", "https://127.0.0.1"],
];
const elsewhere = [
  ...["https://palmetto.example", "http://palmetto.example:3000", "https://localhost.palmetto.example"],
  ...["http://8.8.8.8", "http://172.32.0.1", "http://192.169.0.1", "http://[2606:4700::1111]", "http://134744072"],
  ...["http://100.64.0.1", "http://192.168.1.5.nip.example", "http://[::ffff:8.8.8.8]"],
];

describe("APP_ENV=local, whose test checkout marks orders paid,", () => {
  test.each(nearby)("starts for %s", (ORIGIN) => {
    expect(readEnv({ ORIGIN })).toMatchObject({ APP_ENV: "local", ORIGIN: new URL(ORIGIN).origin });
  });

  test.each(elsewhere)("does not start for %s, and says what to do", (ORIGIN) => {
    expect(() => readEnv({ ORIGIN })).toThrow(EnvError);
    expect(() => readEnv({ ORIGIN })).toThrow(/ORIGIN: .*APP_ENV=production/);
  });

  test("production starts for any address behind https", () => {
    const secrets = { SESSION_SECRET: "s".repeat(40), STRIPE_WEBHOOK_SECRET: `whsec_${"p".repeat(32)}` };
    expect(readEnv({ APP_ENV: "production", ORIGIN: "https://palmetto.example", ...secrets }).ORIGIN).toBe(
      "https://palmetto.example",
    );
  });
});
