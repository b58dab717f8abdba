export function formatSize(bytes: number): string {
  if (bytes <= 0) return "";
  const [megabytes, gigabytes] = [bytes / 1024 ** 2, bytes / 1024 ** 3];
  if (gigabytes >= 1) return `${gigabytes.toFixed(1)} GB`;
  return megabytes < 1 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${megabytes.toFixed(1)} MB`;
}
