/** Whether a field's value differs from the one in the page's HTML. Hidden fields never count. */
export function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const initial = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(initial, 0);
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue.replaceAll("\r\n", "\n");
  if (!(field instanceof HTMLInputElement) || field.type === "hidden") return false;
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}
