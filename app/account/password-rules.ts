const MIN_LENGTH = 12;
const MAX_LENGTH = 200;

export const PASSWORD_HINT = `At least ${MIN_LENGTH} characters.`;

export function findPasswordProblem(password: string): string | null {
  if (password.length < MIN_LENGTH) return `Choose a password with at least ${MIN_LENGTH} characters.`;
  return password.length > MAX_LENGTH ? `Choose a password with at most ${MAX_LENGTH} characters.` : null;
}

export function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
