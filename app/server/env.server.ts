import { z } from "zod";
import { flag, hoursList, link, text, timeZone, whole } from "./env-types.server";
import { isPrivateHost } from "./http/private-host.server";

/** A test compares these variables with README's table and `.env.example`. An empty value counts as not set. */
const schema = z
  .object({
    APP_ENV: z
      .enum(["local", "production"])
      .default("local")
      .describe("`production` refuses the test checkout, requires the secrets and assumes https"),
    HOST: text.default("0.0.0.0").describe("address to listen on"),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe("port to listen on"),
    ORIGIN: link
      .optional()
      .describe("the site's public address, for links in emails; default: http://localhost with the port"),
    TRUSTED_PROXIES: whole.default(0).describe("how many proxies in front append to X-Forwarded-For"),
    LOG_LEVEL: z
      .enum(["fatal", "error", "warn", "info", "debug", "silent"])
      .default("info")
      .describe("least severe log line to print"),
    LOG_FORMAT: z
      .enum(["readable", "json"])
      .optional()
      .describe("`readable` for people or `json` for programs; json in production"),
    VAR_DIR: text.default("var").describe("folder for what a running instance keeps"),
    BUSINESS_TIMEZONE: timeZone
      .default("America/New_York")
      .describe("time zone of the office: where its days and months begin"),
    SESSION_SECRET: z
      .string()
      .min(32, "must have at least 32 characters")
      .optional()
      .describe("signs cookies and file links; made once under VAR_DIR when not set"),

    DATABASE_URL: z
      .string()
      .regex(/^(file:.|postgres(ql)?:\/\/)/, "must begin with file: or postgres://")
      .optional()
      .describe("`file:<path>` (SQLite) or `postgres://…`; default a file under VAR_DIR"),

    STORAGE: z.enum(["file", "s3"]).default("file").describe("where uploaded files are kept"),
    S3_BUCKET: text.default("form-uploads").describe("bucket, private"),
    S3_ENDPOINT: link.optional().describe("address of the S3-compatible server; not needed for AWS"),
    S3_REGION: text.default("us-east-1").describe("region"),
    S3_ACCESS_KEY_ID: text.optional().describe("key id; without it the SDK's own credential chain is used"),
    S3_SECRET_ACCESS_KEY: text.optional().describe("secret"),
    S3_PATH_STYLE: flag.default(true).describe("address buckets as /bucket, which most S3-compatible servers want"),
    S3_CHECKSUMS: z
      .enum(["WHEN_REQUIRED", "WHEN_SUPPORTED"])
      .default("WHEN_REQUIRED")
      .describe("the SDK's checksum setting; several servers corrupt streams with WHEN_SUPPORTED"),

    SMTP_URL: z
      .url({ protocol: /^smtps?$/ })
      .optional()
      .describe("mail server; without it mails are files under VAR_DIR/mail"),
    MAIL_FROM: text.default("Palmetto Works <hello@palmetto.example>").describe("sender of all mails"),
    TEAM_EMAIL: z.email().default("hello@palmetto.example").describe("who is told of a new order"),

    LEAD_WEBHOOK_URL: link.optional().describe("address that gets each new order as JSON"),
    CONTACT_WEBHOOK_URL: link.optional().describe("address that gets each message from the contact page as JSON"),
    INQUIRY_WEBHOOK_URL: link.optional().describe("address that gets each message from /lets-talk as JSON"),
    WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/=]{24,}$/, "must be whsec_ and base64")
      .optional()
      .describe("signs webhooks after the Standard Webhooks specification"),
    WEBHOOK_ALLOW_PRIVATE: flag.default(false).describe("let webhooks go to private and loopback addresses"),

    PAYMENT_LINK_BASIC: link.optional().describe("hosted payment link of the package Essentials (`basic`)"),
    PAYMENT_LINK_STARTER: link.optional().describe("hosted payment link of the package Professional (`starter`)"),
    PAYMENT_LINK_GROWTH: link.optional().describe("hosted payment link of the package Business (`growth`)"),
    PAYMENT_LINK_PRO: link.optional().describe("hosted payment link of the package Enterprise (`pro`)"),
    PAYMENT_LINK_TEST: link.optional().describe("hosted payment link of the internal test package"),
    BLUEPRINT_CHECKOUT_URL: link
      .optional()
      .describe(
        "fallback checkout link for the $19 Automation Blueprint, used when its product has no link or does not exist; without either, the button says that payment is not connected",
      ),
    DOWNLOAD_DAYS: whole.min(1).default(365).describe("how many days a bought download works"),
    DOWNLOADS_PER_PURCHASE: whole.min(1).default(10).describe("how often a bought file may be downloaded"),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .min(32, "must have at least 32 characters")
      .optional()
      .describe(
        "signing secret of POST /webhooks/stripe, at least 32 characters; made once under VAR_DIR outside production",
      ),
    PAYMENT_REMINDER_HOURS: hoursList
      .prefault("24,72")
      .describe("how old an unpaid order is when its customer gets each reminder; 0 is none"),

    BOOKING_WIDGET_URL: link
      .optional()
      .describe(
        "page of a third-party booking calendar, shown in a frame; without it visitors book on the site itself",
      ),
    BOOKING_WIDGET_SCRIPT: link
      .optional()
      .describe("that calendar's form-embed script, loaded beside the frame once the visitor allows it"),
    BOOKING_FEED_KEY: z
      .string()
      .regex(/^[\w-]{32,}$/, "must have at least 32 letters, digits, - and _")
      .optional()
      .describe("key of the calendar feed /bookings.ics?key=…; without it that address answers 404"),

    DEALFLOW_API_KEY: z
      .string()
      .regex(/^\S{32,}$/, "must have at least 32 characters and no space")
      .optional()
      .describe("bearer key of POST /api/dealflow-applications; without it that address answers 503"),
    DEALFLOW_API_PER_HOUR: whole
      .default(600)
      .describe("requests that one address may send to POST /api/dealflow-applications in an hour; 0 is unlimited"),

    ORDERS_PER_HOUR: whole.default(60).describe("orders and questions one address may send in an hour; 0 is unlimited"),
    UNCONFIRMED_EMAILS_PER_HOUR: whole.default(6).describe("emails an hour to an unconfirmed address; 0 is unlimited"),
    UNCONFIRMED_EMAILS_PER_DAY: whole.default(20).describe("the same in a day; 0 is unlimited"),
    MESSAGES_PER_HOUR: whole
      .default(30)
      .describe("contact messages one address may send in an hour before they count as spam; 0 is unlimited"),
    MAX_MESSAGES_PER_HOUR: whole.optional().describe("the same before they are refused; default: ten times as many"),
    SPAM_DAYS: whole.default(30).describe("how many days spam stays in the inbox; 0 keeps it forever"),
    BOOKINGS_PER_HOUR: whole
      .default(20)
      .describe("meetings one address may book or move in an hour, and as many to cancel; 0 is unlimited"),
    UPLOADS_PER_HOUR: whole.default(300).describe("photos one address may upload in an hour; 0 is unlimited"),
    UPLOAD_MB_PER_HOUR: whole
      .default(3072)
      .describe("megabytes of photos one address may upload in an hour; 0 is unlimited"),
    THUMBNAIL_SECONDS: z.coerce
      .number()
      .min(0)
      .max(3600)
      .default(10)
      .describe("maximum time to make the thumbnail of a photo or PDF; 0 is unlimited"),
  })
  .superRefine((env, context) => {
    const missing = (name: keyof typeof env, why: string) =>
      context.addIssue({ code: "custom", path: [name], message: why });
    if (env.STORAGE === "s3" && Boolean(env.S3_ACCESS_KEY_ID) !== Boolean(env.S3_SECRET_ACCESS_KEY))
      missing("S3_SECRET_ACCESS_KEY", "S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together");
    if (env.BOOKING_WIDGET_SCRIPT && !env.BOOKING_WIDGET_URL)
      missing("BOOKING_WIDGET_SCRIPT", "needs BOOKING_WIDGET_URL");
    if (env.APP_ENV !== "production") {
      if (env.ORIGIN && !isPrivateHost(new URL(env.ORIGIN).hostname))
        missing(
          "ORIGIN",
          "is public, and APP_ENV=local lets visitors mark orders paid without paying: set APP_ENV=production",
        );
      return;
    }
    if (!env.ORIGIN) missing("ORIGIN", "is required in production");
    else if (!/^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(env.ORIGIN))
      missing("ORIGIN", "must be https in production");
    for (const name of Object.keys(env) as (keyof typeof env)[])
      if (/^PAYMENT_LINK_|_(URL|SCRIPT)$/.test(name) && String(env[name]).startsWith("http:"))
        missing(name, "must be https in production");
    if (!env.SESSION_SECRET) missing("SESSION_SECRET", "is required in production");
    if (!env.STRIPE_WEBHOOK_SECRET) missing("STRIPE_WEBHOOK_SECRET", "is required in production");
  });

type Parsed = z.output<typeof schema>;
export type Env = Parsed & Required<Pick<Parsed, "ORIGIN" | "DATABASE_URL" | "LOG_FORMAT" | "MAX_MESSAGES_PER_HOUR">>;

export const variables = Object.entries(schema.shape).map(([name, type]) => ({
  name,
  meaning: type.description ?? "",
}));

/** @throws EnvError with one line for each problem */
export function readEnv(source: Record<string, string | undefined>): Env {
  const nonEmpty = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const result = schema.safeParse(nonEmpty);
  if (!result.success)
    throw new EnvError(result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  const env = result.data;
  return {
    ...env,
    LOG_FORMAT: env.LOG_FORMAT ?? (env.APP_ENV === "production" ? "json" : "readable"),
    ORIGIN: new URL(env.ORIGIN ?? `http://localhost:${env.PORT}`).origin,
    MAX_MESSAGES_PER_HOUR: env.MAX_MESSAGES_PER_HOUR ?? 10 * env.MESSAGES_PER_HOUR,
    DATABASE_URL: env.DATABASE_URL ?? `file:${env.VAR_DIR}/palmetto.db`,
  };
}

export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(
      `The configuration has ${problems.length === 1 ? "a problem" : `${problems.length} problems`}:\n${problems.map((line) => `  - ${line}`).join("\n")}\nSee .env.example for every variable.`,
    );
    this.name = "EnvError";
  }
}
