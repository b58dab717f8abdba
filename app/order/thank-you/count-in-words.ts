const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** Capitalized, as at the start of a sentence ("Twenty-five"). Digits above a hundred. */
export function countInWords(count: number): string {
  if (count > 100) return String(count);
  const unit = count % 10;
  const words =
    count === 100
      ? "one hundred"
      : (small[count] ?? `${tens[Math.floor(count / 10)]}${unit > 0 ? `-${small[unit]}` : ""}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
