import { Link, useActionData, useParams } from "@remix-run/react";
import { useEffect } from "react";
import type { Flash } from "#app/server/http/flash.server";
import { AnswerToast } from "#app/ui/feedback/toast.tsx";
import { useFormVersion } from "#app/ui/form/use-form-version";
import { EditHistory } from "#app/ui/list/edit-history.tsx";
import { SettingsHead } from "#app/ui/list/settings-head.tsx";
import type { Section } from "./load-section.server";
import { previews, SentencePreview } from "./previews";
import type { ReturnedSettings } from "./returned-settings";
import { SectionForm } from "./section-form";

const replacing = ["save_settings", "undo_settings"];

// After a conflict the form starts from what the colleague saved or removed, so it is rendered again.
const getConflict = (returned: ReturnedSettings | undefined) =>
  returned && (returned.addAsNew || returned.theirs.length > 0) ? JSON.stringify(returned.shown) : "";

export function SectionScreen({ section }: { section: Section }) {
  const answer = useActionData<ReturnedSettings | Flash>();
  const { section: name = "" } = useParams();
  const returned = answer && "theirs" in answer ? answer : undefined;
  const version = useFormVersion(replacing, returned !== undefined);
  useEffect(() => {
    // On phones the preview is below the form. Only an answer to "Update preview" has no title.
    const isPreview = returned?.title === "" && Object.keys(returned.errors).length === 0;
    if (isPreview) document.getElementById("preview-title")?.scrollIntoView({ block: "nearest" });
  }, [returned]);
  const Preview = previews[name];
  const lines = returned?.preview ?? section.preview;
  return (
    <>
      <SettingsHead title={section.title} text={section.description} back={section.back}>
        {section.link ? (
          <Link className="tool" to={section.link.to} reloadDocument={section.link.isPage}>
            {section.link.label}
          </Link>
        ) : null}
      </SettingsHead>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem] xl:grid-rows-[auto_1fr]">
        <SectionForm
          key={`${name} ${version} ${getConflict(returned)}`}
          section={section}
          preview={Preview || lines ? "Update preview" : section.hasPreview ? "Preview" : null}
          returned={returned}
        />
        {Preview ? (
          <Preview
            texts={returned?.values ?? section.texts}
            isSaved={!returned}
            fields={section.fields}
            lines={lines ?? []}
          />
        ) : null}
        {lines && !Preview ? <SentencePreview lines={lines} isSaved={!returned?.preview} /> : null}
        {section.edits.length > 0 ? <EditHistory edits={section.edits} intent="undo_settings" /> : null}
      </div>
      <AnswerToast answer={answer} />
    </>
  );
}
