import { officeRights, type Right } from "#app/office-rights";
import { officeScreens } from "#app/office-screens";
import { DescribedField } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SelectOptions } from "#app/ui/form/select-options.tsx";
import { useIsHidden } from "#app/ui/use-site";
import { emailField, nameField, type PersonTexts, roleLabels, splitRights } from "./person-fields";

interface PersonFieldsProps {
  values: PersonTexts;
  errors: Partial<PersonTexts>;
  /** Puts the focus in Name when the form opens. */
  focusesName?: boolean;
}

const roles = Object.entries(roleLabels).map(([value, label]) => ({ value, label }));

/** Its form has the class `group`: what staff may open is hidden while the role is admin. */
export function PersonFields({ values, errors, focusesName }: PersonFieldsProps) {
  const chosen = splitRights(values.rights);
  const isHidden = useIsHidden();
  // The right stays, for the day on which the screen is switched on again.
  const isOff = (right: string) =>
    officeScreens.filter(({ group }) => group === right).every(({ pattern }) => isHidden(pattern));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <DescribedField field={nameField} value={values.name} error={errors.name} autoFocus={focusesName} />
        <DescribedField field={emailField} value={values.email} error={errors.email} />
        <SelectField name="role" label="Role" defaultValue={values.role} error={errors.role}>
          <SelectOptions options={roles} />
        </SelectField>
      </div>
      <fieldset className="group-has-[option[value=admin]:checked]:hidden">
        <legend className="mb-1.5 font-text text-[0.875rem]/[1.4] font-bold">Can open</legend>
        <ul className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-8 gap-y-1 sm:gap-x-4 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
          {Object.entries(officeRights).map(([right, label]) => (
            <li key={right}>
              <label className="flex min-h-8 items-start gap-2 py-1 max-lg:min-h-11 max-lg:py-2.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5">
                <input
                  type="checkbox"
                  className="flex-none"
                  name="rights"
                  value={right}
                  defaultChecked={chosen.includes(right as Right)}
                />
                <span>
                  {label}
                  {isOff(right) ? (
                    <span className="text-ink-2"> (turned off under Settings, Pages and screens)</span>
                  ) : null}
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-small text-balance text-ink-2">
          Anyone who can open Availability can open Bookings, too. The Outbox shows every email and webhook.
        </p>
      </fieldset>
      <div className="hidden group-has-[option[value=admin]:checked]:block">
        <p className="font-bold">Can open</p>
        <p className="mt-1.5">Everything, including People and Settings.</p>
      </div>
    </div>
  );
}
