/** Caches one result per object; `rest` must be the same each time. A rejected promise is not kept. */
export function computeOnce<Source extends object, Rest extends unknown[], Result>(
  compute: (source: Source, ...rest: Rest) => Result,
) {
  const computed = new WeakMap<Source, { result: Result }>();
  return (source: Source, ...rest: Rest): Result => {
    let known = computed.get(source);
    if (!known) {
      known = { result: compute(source, ...rest) };
      computed.set(source, known);
      if (known.result instanceof Promise) known.result.catch(() => computed.delete(source));
    }
    return known.result;
  };
}
