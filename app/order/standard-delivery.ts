/** `readyDay`: when the files are due, such as "Monday, November 30". */
export function describeStandardDelivery(readyDay: string | null): string {
  const promise = "Standard delivery is next day.";
  return readyDay ? `${promise} Your files will be ready by 5 PM on ${readyDay}.` : promise;
}
