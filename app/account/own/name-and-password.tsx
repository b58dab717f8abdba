import { Form } from "@remix-run/react";
import { DescribedField } from "#app/ui/form/field.tsx";
import { PasswordField } from "../password-field";
import { PASSWORD_HINT } from "../password-rules";
import { nameField } from "../people/person-fields";
import { CURRENT_PASSWORD } from "./account-texts";

export function NameForm({ name, error }: { name: string; error: string | undefined }) {
  return (
    <section className="panel" aria-labelledby="own-name">
      <h2 id="own-name">Your name</h2>
      <p className="mt-1 mb-3 text-ink-2">Colleagues see your name next to your notes and changes.</p>
      <Form
        method="post"
        className="flex flex-wrap items-end gap-2 has-[[aria-invalid]]:items-center"
        preventScrollReset
        noValidate
      >
        <DescribedField field={nameField} value={name} error={error} className="min-w-0 flex-1 basis-56" />
        <button type="submit" className="tool" name="intent" value="save_name">
          Save name
        </button>
      </Form>
    </section>
  );
}

interface PasswordFormProps {
  userId: string;
  errors: Record<string, string>;
}

export function PasswordForm({ userId, errors }: PasswordFormProps) {
  return (
    <section className="panel" aria-labelledby="own-password">
      <h2 id="own-password">Password</h2>
      <p className="mt-1 mb-3 text-ink-2">A new password ends all your other sessions.</p>
      <Form
        method="post"
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2"
        preventScrollReset
        noValidate
      >
        {/* For password managers. */}
        <input type="text" name="user_id" value={userId} autoComplete="username" readOnly hidden />
        <PasswordField
          label={CURRENT_PASSWORD}
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <PasswordField
          label="New password"
          name="new_password"
          autoComplete="new-password"
          required
          hint={PASSWORD_HINT}
          error={errors.new_password}
        />
        <p className="col-span-full">
          <button type="submit" className="tool" name="intent" value="change_password">
            Change the password
          </button>
        </p>
      </Form>
    </section>
  );
}
