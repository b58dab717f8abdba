export function isLocalMinute(text: string): boolean {
  const [day, time] = text.split(/[T ]/);
  if (!/^20\d\d-[01]\d-[0-3]\d[T ][0-2]\d:[0-5]\d$/.test(text)) return false;
  const at = new Date(`${day}T${time}:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${day}T${time}`);
}
