import "vitest";

declare module "vitest" {
  interface ProvidedContext {
    postgres: string;
    /** Null if this machine has none. */
    s3: { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string } | null;
  }
}
