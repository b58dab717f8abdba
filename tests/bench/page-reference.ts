import { listen, onJob } from "./job";

export interface PageReferenceJob {
  /** The page as the product sends it, base64. */
  body: string;
  headers: Record<string, string>;
}

/** The least that sends the same bytes: one buffer, one answer. */
onJob<PageReferenceJob>(({ body, headers }) => {
  const bytes = Buffer.from(body, "base64");
  const answer = { ...headers, "Content-Length": bytes.length };
  return listen((_incoming, response) => {
    response.writeHead(200, answer);
    response.end(bytes);
  });
});
