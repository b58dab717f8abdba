import { Form } from "@remix-run/react";
import type { Steps } from "#app/booking/model/steps";
import { addZoneId } from "#app/server/time/formatters";
import { Button } from "#app/ui/button.tsx";
import { SelectOptions } from "#app/ui/form/select-options.tsx";

interface ZoneFormProps {
  steps: Steps;
  address: string;
  more: Readonly<Record<string, string>>;
}

export function ZoneForm({ steps: { zone, zones, query }, address, more }: ZoneFormProps) {
  const kept = { ...more, kind: query.kind, day: query.day, slot: query.slot };
  return (
    <div className="booking-zone">
      <p>
        Times are shown in <b>{zone.name}</b>
        {addZoneId(zone.id)}.
      </p>
      <details key={zone.id}>
        <summary>
          Change<span className="sr-only"> time zone</span>
        </summary>
        <Form method="get" action={address} preventScrollReset>
          {Object.entries(kept).map(([name, value]) =>
            value ? <input key={name} type="hidden" name={name} value={value} /> : null,
          )}
          <label htmlFor="tz">Your time zone</label>
          <select id="tz" name="tz" defaultValue={zone.id}>
            <SelectOptions options={zones.map(({ id, name }) => ({ value: id, label: name }))} />
          </select>
          <Button variant="secondary">Show times</Button>
        </Form>
      </details>
    </div>
  );
}
