import { entryPosts } from "#app/inbox/post-words";
import { listTexts, type PostDescription, type PostWords } from "#app/server/forms/post-words";

export const messagePosts: PostWords = { ...entryPosts, send: describeAnswer, preview: describeAnswer };

function describeAnswer(fields: URLSearchParams): PostDescription {
  return { title: "Answer an inbox message", details: listTexts(fields, "subject", "text") };
}
