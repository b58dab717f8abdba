import { listen, onJob } from "./job";

export interface PageReferenceJob {
  body: string;
  headers: Record<string, string>;
}

onJob<PageReferenceJob>(({ body, headers }) => {
  const bytes = Buffer.from(body, "base64");
  const answer = { ...headers, "Content-Length": bytes.length };
  return listen((_incoming, response) => {
    response.writeHead(200, answer);
    response.end(bytes);
  });
});
