import type { Env } from "../env/env.server";
import type { Storage } from "./storage.server";
import { createFileStorage } from "./storage-file.server";
import { createS3Storage } from "./storage-s3.server";

export function createStorage(env: Env): Storage {
  return env.STORAGE === "s3" ? createS3Storage(env) : createFileStorage(`${env.VAR_DIR}/files`);
}
