import { useReplyTime } from "#app/ui/use-site";

/** Begins the page to which a form leads that was sent without JavaScript. */
export function SentHeading({ id }: { id: string }) {
  return (
    <>
      <h1 id={id}>
        Thank you. <span className="block">We’ve got your message.</span>
      </h1>
      <p className="max-w-[34ch] text-lead">
        A confirmation is on its way to your inbox. Our team will reply {useReplyTime()}.
      </p>
    </>
  );
}
