import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

interface CompressedResponse {
  encoding: string;
  body: Buffer;
  text: string;
}

const unpack: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body) => body,
};

export function get(address: string, accept: string): Promise<CompressedResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(address, { headers: { "Accept-Encoding": accept } }, async (response) => {
      try {
        const body = await buffer(response);
        if (response.statusCode !== 200) throw new Error(`${address} answered ${response.statusCode}`);
        const encoding = response.headers["content-encoding"] ?? "identity";
        resolve({ encoding, body, text: unpack[encoding]?.(body).toString("utf8") ?? "" });
      } catch (error) {
        reject(error);
      }
    });
    outgoing.on("error", reject).end();
  });
}
