import { paths } from "#app/paths";
import { hiddenFields } from "#app/server/forms/visitor-form";
import { Button } from "#app/ui/button.tsx";
import { DescribedField } from "#app/ui/form/field.tsx";
import { HiddenVisitorFields } from "#app/ui/form/visit-source.tsx";
import { VisitorFormProblems } from "#app/ui/form/visitor-form-problems.tsx";
import { type IdeaKey, type IdeaResult, ideaFields } from "../model/idea-fields";

interface IdeaFormProps {
  returned: IdeaResult | undefined;
  sent: boolean;
}

/** Works as a plain form; the page has no React in the browser. */
export function IdeaForm({ returned, sent }: IdeaFormProps) {
  const rejected = returned?.ok === false ? returned : null;
  const getProps = (key: IdeaKey) => ({
    field: ideaFields[key],
    value: rejected?.values.texts[key],
    error: rejected?.problems.find(({ field }) => field === key)?.text,
  });
  return (
    <section className="idea wrap" id="idea" aria-labelledby="idea-title">
      <div className="idea-slip">
        <div className="idea-head">
          <h2 id="idea-title" className="max-sm:text-[2.05rem]">
            What should we make next?
          </h2>
          <p>Tell us about the tool you keep looking for. We read every idea. The best ones end up in the Vault.</p>
          <Books />
        </div>
        <div className="idea-body">
          {sent && !rejected ? <Thanks /> : null}
          <VisitorFormProblems
            id="idea-problems"
            noun="idea"
            problems={rejected?.problems ?? []}
            getInputId={(field: IdeaKey) => ideaFields[field].name}
            className="mb-6"
          />
          <form method="post" action={`${paths.vault}#idea-problems`} noValidate className="idea-form">
            <DescribedField {...getProps("name")} />
            <DescribedField {...getProps("email")} />
            <DescribedField {...getProps("idea")} rows={4} className="idea-wide" />
            <HiddenVisitorFields names={hiddenFields} values={rejected?.values} />
            <p className="idea-wide flex flex-wrap items-center gap-x-5 gap-y-3">
              <Button>Send the idea</Button>
              <span className="text-small text-ink-2">Please fill in all three fields.</span>
            </p>
          </form>
        </div>
      </div>
    </section>
  );
}

function Thanks() {
  return (
    <p className="idea-thanks" id="idea-thanks" tabIndex={-1}>
      <b>Request submitted!</b> We'll review your idea and get back to you soon.
    </p>
  );
}

function Books() {
  return (
    <svg viewBox="0 0 200 120" aria-hidden="true">
      <path className="fill-cut" d="M0 108h200v12H0z" />
      <path className="fill-sun" d="M24 108V30h32v78z" />
      <path className="fill-leaf" d="M60 108V14h24v94z" />
      <path className="fill-pink" d="M88 108V44h36v64z" />
      <path className="fill-frond" d="M176 108l-44-6 30-84z" />
    </svg>
  );
}
