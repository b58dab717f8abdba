import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createTempFolder } from "../temp-folder";

const script = `
import base64, json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    assert archive.testzip() is None
    print(json.dumps([
        {"name": entry.filename, "modified": "%04d-%02d-%02d %02d:%02d" % entry.date_time[:5],
         "content": base64.b64encode(archive.read(entry)).decode()}
        for entry in archive.infolist()]))
`;

/** Python's own reader, which also compares each checksum. */
export async function unpackZip(bytes: Buffer): Promise<{ name: string; modified: string; content: Buffer }[]> {
  const folder = await createTempFolder("zip");
  const file = join(folder, "files.zip");
  try {
    writeFileSync(file, bytes);
    const entries: { name: string; modified: string; content: string }[] = JSON.parse(
      execFileSync("python3", ["-c", script, file], { encoding: "utf8", maxBuffer: 256 * 1024 * 1024 }),
    );
    return entries.map((entry) => ({ ...entry, content: Buffer.from(entry.content, "base64") }));
  } finally {
    await rm(folder, { recursive: true });
  }
}
