import { z } from "zod";
import brand from "#content/brand/brand.json";
import { limitVariables } from "./limit-variables.server";
import { flag, hoursList, link, secret, text, timeZone, whole } from "./variable-types.server";

/** `npm run configuration` writes these to README.md (up to the first semicolon), `.env.example` and `docs/`. */
export const variableGroups = {
  "where it runs": {
    APP_ENV: z
      .enum(["local", "production"])
      .default("local")
      .describe(
        "`local` or `production`; production refuses the test checkout and requires ORIGIN, https and the secrets; local, whose test checkout takes no money, refuses an ORIGIN that is not this machine or a private network",
      ),
    HOST: text.default("0.0.0.0").describe("address to listen on"),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe("port to listen on"),
    ORIGIN: link
      .optional()
      .describe(
        "the site's public address, for links in emails and the check of where a form came from; default: http://localhost with the port",
      ),
    TRUSTED_PROXIES: whole.default(0).describe("how many proxies in front append to X-Forwarded-For"),
    LOG_LEVEL: z
      .enum(["fatal", "error", "warn", "info", "debug", "silent"])
      .default("info")
      .describe("least severe log line to print"),
    LOG_FORMAT: z
      .enum(["readable", "json"])
      .optional()
      .describe("`readable` for people or `json` for programs; json in production"),
    METRICS_KEY: z
      .string()
      .regex(/^\S{32,}$/, "must have at least 32 characters and no space")
      .optional()
      .describe(
        "bearer key of `GET /metrics` and of the checks at `GET /readyz`, at least 32 characters; without it `/metrics` answers 404",
      ),
    VAR_DIR: text.default("var").describe("folder for what a running instance keeps"),
    BUSINESS_TIMEZONE: timeZone
      .default("America/New_York")
      .describe("time zone of the office, where its days and months begin, until it chooses one under Settings"),
    SESSION_SECRET: secret
      .optional()
      .describe(
        "signs cookies and file links, at least 32 characters; made once under VAR_DIR when not set outside production",
      ),
  },
  database: {
    DATABASE_URL: z
      .string()
      .regex(/^(file:.|postgres(ql)?:\/\/)/, "must begin with file: or postgres://")
      .optional()
      .describe("`file:<path>` (SQLite) or `postgres://user:password@host:5432/name`; default: a file under VAR_DIR"),
  },
  "uploaded files": {
    STORAGE: z
      .enum(["file", "s3"])
      .default("file")
      .describe("where uploaded files are kept: `file` (under VAR_DIR/files) or `s3`"),
    S3_BUCKET: text.default("form-uploads").describe("name of the bucket, which is private"),
    S3_ENDPOINT: link.optional().describe("address of the S3-compatible server; not needed for AWS"),
    S3_REGION: text.default("us-east-1").describe("region of the bucket"),
    S3_ACCESS_KEY_ID: text.optional().describe("key id; without it the SDK's own credential chain is used"),
    S3_SECRET_ACCESS_KEY: text.optional().describe("secret of that key"),
    S3_PATH_STYLE: flag.default(true).describe("address buckets as /bucket, which most S3-compatible servers want"),
    S3_CHECKSUMS: z
      .enum(["WHEN_REQUIRED", "WHEN_SUPPORTED"])
      .default("WHEN_REQUIRED")
      .describe("the SDK's checksum setting; several servers corrupt streams with WHEN_SUPPORTED"),
  },
  backup: {
    BACKUP_DIR: text.optional().describe("folder for daily backups, on another disk; by default the site makes none"),
    BACKUP_S3_BUCKET: text.optional().describe("private bucket for them instead, as `name` or `name/prefix`"),
    BACKUP_KEEP: whole.min(1).default(14).describe("how many daily backups are kept"),
  },
  email: {
    SMTP_URL: z
      .url({ protocol: /^smtps?$/ })
      .optional()
      .describe(
        "mail server, such as smtp://user:password@host:587 or smtps://…; without it emails are files under VAR_DIR/mail, and in production they wait in the outbox",
      ),
    MAIL_FROM: text
      .optional()
      .describe(
        "sender of all emails, an address or `Name <address>`; what is missing is taken from Settings, Business",
      ),
    TEAM_EMAIL: z
      .email()
      .default(brand.email)
      .describe(
        "gets every email to the team until an admin turns it off under Settings, Notifications; also where customers’ replies go; if it isn’t set, the email address of Settings, Business",
      ),
  },
  webhooks: {
    LEAD_WEBHOOK_URL: link.optional().describe("address that gets each new order as JSON; https in production"),
    CONTACT_WEBHOOK_URL: link
      .optional()
      .describe("address that gets each message from the contact page as JSON; https in production"),
    INQUIRY_WEBHOOK_URL: link
      .optional()
      .describe("address that gets each message from `/lets-talk` as JSON; https in production"),
    WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/=]{24,}$/, "must be whsec_ and base64")
      .optional()
      .describe("whsec_ and base64; signs webhooks after the Standard Webhooks specification"),
    WEBHOOK_ALLOW_PRIVATE: flag.default(false).describe("let webhooks go to private and loopback addresses"),
  },
  payment: {
    PAYMENT_LINK_BASIC: link
      .optional()
      .describe(
        "hosted payment link of the package Essentials (`basic`); with no link set outside production there is a built-in test checkout",
      ),
    PAYMENT_LINK_STARTER: link.optional().describe("hosted payment link of the package Professional (`starter`)"),
    PAYMENT_LINK_GROWTH: link.optional().describe("hosted payment link of the package Business (`growth`)"),
    PAYMENT_LINK_PRO: link.optional().describe("hosted payment link of the package Enterprise (`pro`)"),
    PAYMENT_LINK_TEST: link.optional().describe("hosted payment link of the internal test package"),
    BLUEPRINT_CHECKOUT_URL: link
      .optional()
      .describe(
        "checkout of the $19 Automation Blueprint where its product has no link or does not exist; without either, its button says that payment is not connected",
      ),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_[!-~]{8,}$/, "must be a secret key (sk_…) or a restricted key (rk_…)")
      .optional()
      .describe(
        "secret or restricted key of the payment provider's account; with it the site makes a checkout page for each order and sale itself, and payment links aren't used",
      ),
    STRIPE_API_BASE: z
      .string()
      .regex(/^https?:\/\/[^/?#@\s]+\/?$/, "must be an address without a path, such as https://api.stripe.com")
      .optional()
      .describe("address of the provider's API, for a gateway; default: https://api.stripe.com; https in production"),
    DOWNLOAD_DAYS: whole.min(1).default(365).describe("how many days a bought download works"),
    DOWNLOADS_PER_PURCHASE: whole.min(1).default(10).describe("how often a bought file may be downloaded"),
    STRIPE_WEBHOOK_SECRET: secret
      .optional()
      .describe(
        "signing secret of `POST /webhooks/stripe`, at least 32 characters; required in production without STRIPE_SECRET_KEY (with it, an admin creates the webhook under Settings, Connections); made once under VAR_DIR when not set",
      ),
    PAYMENT_REMINDER_HOURS: hoursList
      .prefault("24,72")
      .describe("how old an unpaid order is, in hours, when its customer gets each reminder; 0 is none"),
  },
  booking: {
    BOOKING_WIDGET_URL: link
      .optional()
      .describe(
        "page of a third-party booking calendar, shown in a frame; https in production; without it visitors book on the site itself",
      ),
    BOOKING_WIDGET_SCRIPT: link
      .optional()
      .describe(
        "that calendar's form-embed script, loaded beside the frame once the visitor allows it; https in production",
      ),
    BOOKING_FEED_KEY: z
      .string()
      .regex(/^[\w-]{32,}$/, "must have at least 32 letters, digits, - and _")
      .optional()
      .describe(
        "key of the calendar feed `/bookings.ics?key=…`, at least 32 letters, digits, `-` and `_`; without it that address answers 404",
      ),
  },
  "deal-flow API": {
    DEALFLOW_API_KEY: z
      .string()
      .regex(/^\S{32,}$/, "must have at least 32 characters and no space")
      .optional()
      .describe(
        "bearer key of `POST /api/dealflow-applications` (docs/api.md), at least 32 characters; without it that address answers 503",
      ),
    DEALFLOW_API_PER_HOUR: whole
      .default(600)
      .describe("requests that one address may send to `POST /api/dealflow-applications` in an hour; 0 is unlimited"),
  },
  limits: limitVariables,
};
