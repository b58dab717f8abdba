import { paths } from "#app/paths";

const MAX_WAIT_MS = 10_000;

/** An error response, such as a proxy sends while its server is down, counts as unreachable. */
export function isServerReachable(): Promise<boolean> {
  const answer = fetch(paths.liveness, { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  const noAnswer = new Promise<boolean>((resolve) => setTimeout(resolve, MAX_WAIT_MS, false));
  return Promise.race([answer, noAnswer]);
}
