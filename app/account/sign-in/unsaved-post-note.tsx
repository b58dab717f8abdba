import type { PostDescription } from "#app/server/forms/post-words";
import type { UnsavedPost } from "../held-post.server";

export function UnsavedPostNote({ post: { description, token, files } }: { post: UnsavedPost }) {
  return (
    <div className="grid gap-2" role="alert">
      <p>
        <b className="block">Your session has ended</b>
        {token
          ? "This isn’t saved yet. Sign in to save it:"
          : "We couldn’t keep this change. Make it again after you sign in."}
      </p>
      {token ? <PostSummary description={description} /> : null}
      {files ? <p>We can’t keep files. Choose them again after you sign in.</p> : null}
    </div>
  );
}

export function PostSummary({ description: { title, details } }: { description: PostDescription }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a quotation, not fields of a form
    <blockquote
      className="max-h-56 overflow-y-auto border-l-6 border-leaf bg-paper px-3 py-2 text-small"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
      tabIndex={0}
      role="group"
      aria-label="What isn’t saved"
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
