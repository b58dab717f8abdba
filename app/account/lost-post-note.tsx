import type { LostPost } from "./kept-post.server";
import type { PostWords } from "./post-words";

/** Says on the sign-in card what was not saved because the session had ended, and that signing in finishes it. */
export function LostPostNote({ post: { words, token, files } }: { post: LostPost }) {
  return (
    <div className="grid gap-2" role="alert">
      <p>
        <b className="block">Your session has ended</b>
        {token
          ? "This is not saved yet. Sign in to finish:"
          : "This change could not be kept. Please make it again after you sign in."}
      </p>
      {token ? <PostSummary words={words} /> : null}
      {files ? <p>Files are not kept. Please choose them again after you sign in.</p> : null}
    </div>
  );
}

/** What a post would do, and what was typed for it. */
export function PostSummary({ words: { title, details } }: { words: PostWords }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a quotation, not fields of a form
    <blockquote
      className="max-h-56 overflow-y-auto border-l-6 border-leaf bg-paper px-3 py-2 text-small"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label="What is not saved"
    >
      <b className="block">{title}</b>
      {details.map((detail) => (
        <p key={detail} className="wrap-anywhere whitespace-pre-line">
          {detail}
        </p>
      ))}
    </blockquote>
  );
}
