import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";
import { createFolder } from "../backups";

const run = promisify(execFile);

/** Of 127.0.0.1, and its own authority. For the test that calls it. */
export async function createCertificate(days: number) {
  const folder = await createFolder("tls");
  const [key, request, certificate, extension] = ["key.pem", "request.pem", "certificate.pem", "extension"].map(
    (name) => join(folder, name),
  ) as [string, string, string, string];
  const keyOptions = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key];
  await run("openssl", ["req", "-new", ...keyOptions, "-subj", "/CN=127.0.0.1", "-out", request]);
  await writeFile(extension, "subjectAltName=IP:127.0.0.1");
  // `req -x509` refuses a number of days below 1.
  const signOptions = ["-signkey", key, "-days", String(days), "-extfile", extension, "-out", certificate];
  await run("openssl", ["x509", "-req", "-in", request, ...signOptions]);
  return { key: await readFile(key), cert: await readFile(certificate), file: certificate };
}

/** For the test that calls it. Its certificate is in the file `certificate`. */
export async function startTlsServer(days: number) {
  const { file, ...certificate } = await createCertificate(days);
  const server = createServer(certificate, (_, answer) => answer.end());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, certificate: file };
}
