const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

export function countInWords(count: number): string {
  if (count > 100) return String(count);
  if (count === 100) return "one hundred";
  const unit = count % 10;
  return small[count] ?? `${tens[Math.floor(count / 10)]}${unit > 0 ? `-${small[unit]}` : ""}`;
}
