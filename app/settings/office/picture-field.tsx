import { paths } from "#app/paths";
import type { PictureSize } from "#app/server/storage/shrink.server";
import { getPictureInputs, pictureAccept } from "#app/texts/pictures/picture-fields";
import { FieldNotes, getAriaProps } from "#app/ui/form/field.tsx";

type Original = PictureSize & { src: string };

export function findPicture({ isPicture, original }: { isPicture?: true; original?: Original }, id: string) {
  if (!isPicture || (!id && !original)) return undefined;
  if (!original) return { src: paths.picture(id, "large") };
  return { ...original, src: id ? paths.picture(id, `${original.width}.webp`) : original.src };
}

interface PictureFieldProps {
  field: { name: string; label: string; hint?: string; isPicture?: true; original?: Original };
  value: string | undefined;
  error: string | undefined;
}

export function PictureField({ field, value = "", error }: PictureFieldProps) {
  const { name, label, hint, original } = field;
  const inputs = getPictureInputs(name);
  const shown = findPicture(field, value);
  return (
    <div className="sm:col-span-2">
      <input type="hidden" name={name} value={value} />
      <label htmlFor={name} className="mb-1.5 block font-bold">
        {shown ? `New ${label.toLowerCase()}` : label} <span className="font-normal text-ink-2">optional</span>
      </label>
      {shown ? (
        <img {...shown} alt="How it is now" className="mb-2 h-auto max-h-60 w-auto max-w-full border border-line-2" />
      ) : null}
      <input
        {...getAriaProps(name, hint, error)}
        name={inputs.file}
        type="file"
        accept={pictureAccept}
        className="max-w-full"
      />
      {value ? (
        <label className="mt-2 flex items-start gap-2">
          <input type="checkbox" name={inputs.removed} value="yes" />
          {original ? "Put the original back" : "Remove the picture"}
        </label>
      ) : null}
      <FieldNotes id={name} hint={hint} error={error} />
    </div>
  );
}
