export async function withTimeout<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  createError = () => new Error(`took longer than ${ms / 1000} s`),
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(createError());
      controller.abort();
    }, ms);
  });
  return Promise.race([work(controller.signal), timeout]).finally(() => clearTimeout(timer));
}
