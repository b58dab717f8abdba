/** `jurgen` from `Jürgen@müller.example`, with a number if taken. */
export function createUserId(email: string, taken: ReadonlySet<string>): string {
  const [local = ""] = email.split("@");
  const plain = local
    .normalize("NFKD")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[^a-z0-9._-]+/g, "")
    .replace(/^[^a-z0-9]+/, "")
    .slice(0, 60);
  const start = plain || "colleague";
  let userId = start;
  for (let number = 2; taken.has(userId); number++) userId = `${start}${number}`;
  return userId;
}
