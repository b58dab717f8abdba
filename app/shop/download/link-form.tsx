import { paths } from "#app/paths";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/form/field.tsx";

interface LinkFormProps {
  slug: string;
  refused: { email: string; error: string } | null;
  variant?: "primary" | "secondary";
}

export function LinkForm({ slug, refused, variant }: LinkFormProps) {
  return (
    <form
      method="post"
      action={paths.thankYouProduct(slug)}
      noValidate
      className="grid w-full max-w-[30rem] justify-items-start gap-4"
    >
      <Field
        name="email"
        type="email"
        label="The email address you paid with"
        autoComplete="email"
        required
        maxLength={320}
        defaultValue={refused?.email}
        error={refused?.error}
        autoFocus={Boolean(refused)}
        className="w-full"
      />
      <Button variant={variant}>Send my link</Button>
    </form>
  );
}
