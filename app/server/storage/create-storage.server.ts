import type { Env } from "../env.server";
import type { Storage } from "./storage.server";
import { fileStorage } from "./storage-file.server";
import { s3Storage } from "./storage-s3.server";

/** The driver that `STORAGE` names. */
export function createStorage(env: Env): Storage {
  return env.STORAGE === "s3" ? s3Storage(env) : fileStorage(`${env.VAR_DIR}/files`);
}
