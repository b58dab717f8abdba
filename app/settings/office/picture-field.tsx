import { paths } from "#app/paths";
import { pictureAccept, pictureInputs } from "#app/texts/pictures/picture-fields";
import { FieldNotes } from "#app/ui/form/field.tsx";

interface PictureFieldProps {
  field: { name: string; label: string; hint?: string };
  /** The id of the picture; empty if there is none. */
  value: string | undefined;
  error: string | undefined;
}

export function PictureField({ field: { name, label, hint }, value = "", error }: PictureFieldProps) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return (
    <div className="sm:col-span-2">
      <input type="hidden" name={name} value={value} />
      <label htmlFor={name} className="mb-1.5 block font-bold">
        {value ? `New ${label.toLowerCase()}` : label} <span className="font-normal text-ink-2">optional</span>
      </label>
      {value ? (
        <img
          src={paths.picture(value, "large")}
          alt="How it is now"
          className="mb-2 max-h-60 max-w-full border border-line-2"
        />
      ) : null}
      <input
        id={name}
        name={pictureInputs.file}
        type="file"
        accept={pictureAccept}
        className="max-w-full"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {value ? (
        <label className="mt-2 flex items-start gap-2">
          <input type="checkbox" name={pictureInputs.removed} value="yes" />
          Remove the picture
        </label>
      ) : null}
      <FieldNotes id={name} hint={hint} error={error} />
    </div>
  );
}
