import { Form } from "@remix-run/react";
import { DescribedField } from "#app/ui/form/field.tsx";
import { PasswordField } from "../password-field";
import { PASSWORD_HINT } from "../password-rules";
import { nameField } from "../people/person-fields";
import { CURRENT_PASSWORD, narrow } from "./account-texts";

export function NameForm({ name, error }: { name: string; error: string | undefined }) {
  return (
    <section className="panel" aria-labelledby="own-name">
      <h2 id="own-name">Your name</h2>
      <p className="mt-1 mb-3 text-ink-2">Colleagues see your name next to your notes and changes.</p>
      <Form method="post" className={narrow} preventScrollReset noValidate>
        <DescribedField field={nameField} value={name} error={error} />
        <button type="submit" className="tool mt-4" name="intent" value="save_name">
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
      <Form method="post" className={`grid gap-4 ${narrow}`} preventScrollReset noValidate>
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
        <p>
          <button type="submit" className="tool" name="intent" value="change_password">
            Change the password
          </button>
        </p>
      </Form>
    </section>
  );
}
