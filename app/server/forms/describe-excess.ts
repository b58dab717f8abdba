/** Text that was cut when it was received may be shorter than the limit. */
export function describeExcess(count: number, max: number): string {
  const advice = `Please keep it to ${max.toLocaleString("en-US")} characters.`;
  return count > max ? `${advice} You have ${count.toLocaleString("en-US")}.` : advice;
}
