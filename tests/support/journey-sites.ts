import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { inject } from "vitest";
import { type Site, startSite } from "./site";
import { s3TestEnv } from "./storage/s3";

interface JourneySite {
  site: string;
  start(variables?: Record<string, string>): Promise<Site>;
}

const s3 = inject("s3");

/** One with SQLite and files, one with PostgreSQL and S3 where it can run. Their workers send by themselves. */
export const journeySites: JourneySite[] = [
  { site: "SQLite and files", start: (variables) => startWithWorker("sqlite", variables) },
  ...(s3 ? [{ site: "PostgreSQL and S3", start: startOnS3(s3) }] : []),
];

function startOnS3(info: NonNullable<typeof s3>): JourneySite["start"] {
  return async (variables) => {
    const bucket = `journey-${crypto.randomUUID()}`;
    const client = new S3Client({
      endpoint: info.endpoint,
      region: info.region,
      forcePathStyle: true,
      credentials: { accessKeyId: info.accessKeyId, secretAccessKey: info.secretAccessKey },
    });
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    return startWithWorker("postgres", { ...s3TestEnv(info, bucket), ...variables });
  };
}

async function startWithWorker(dialect: "sqlite" | "postgres", variables?: Record<string, string>): Promise<Site> {
  const site = await startSite(variables, dialect);
  site.services.worker.start();
  return site;
}
