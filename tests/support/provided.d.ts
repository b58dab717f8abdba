import "vitest";

declare module "vitest" {
  interface ProvidedContext {
    postgres: string;
    /** Null if this machine has none. */
    s3: {
      endpoint: string;
      region: string;
      accessKeyId: string;
      secretAccessKey: string;
      /** A user whose buckets hold 32 MiB each. Null if the server has none. */
      limited: { accessKeyId: string; secretAccessKey: string } | null;
    } | null;
  }
}
