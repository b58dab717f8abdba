interface OptionsProps {
  of: readonly { value: string; label: string }[];
}

/** What a menu of the office offers. */
export function Options({ of }: OptionsProps) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
