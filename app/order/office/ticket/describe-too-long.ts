export function describeTooLong(fieldName: string, characters: number): string {
  return `Please keep the ${fieldName} to ${characters.toLocaleString("en-US")} characters.`;
}
