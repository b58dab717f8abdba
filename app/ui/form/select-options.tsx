interface SelectOptionsProps {
  options: readonly { value: string; label: string }[];
}

export function SelectOptions({ options }: SelectOptionsProps) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
