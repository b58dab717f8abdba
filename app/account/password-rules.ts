const MIN_LENGTH = 12;
const MAX_LENGTH = 200;

export const PASSWORD_HINT = `At least ${MIN_LENGTH} characters.`;

export function findPasswordProblem(password: string): string | null {
  if (password.length < MIN_LENGTH) return `The password is too short: at least ${MIN_LENGTH} characters.`;
  return password.length > MAX_LENGTH ? `The password is too long: at most ${MAX_LENGTH} characters.` : null;
}
