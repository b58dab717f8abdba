import { listen, runJob } from "../job";

export interface PageReferenceJob {
  body: string;
  headers: Record<string, string>;
}

runJob<PageReferenceJob>(({ body, headers }) => {
  const bytes = Buffer.from(body, "base64");
  const answer = { ...headers, "Content-Length": bytes.length };
  return listen((_incoming, response) => {
    response.writeHead(200, answer);
    response.end(bytes);
  });
});
