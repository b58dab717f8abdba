import "vitest";

declare module "vitest" {
  /** What global-setup.ts hands to the test files; they read it with `inject`. */
  interface ProvidedContext {
    /** Address of the real PostgreSQL server, with a role that may create databases. */
    postgres: string;
    /** The S3 server, or null where this machine has none. */
    s3: { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string } | null;
  }
}
