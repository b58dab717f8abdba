/** Remembers what was made of an object. For settings, which are the same object until one of them changes. */
export function computeOnce<Source extends object, Result>(compute: (source: Source) => Result) {
  const computed = new WeakMap<Source, { result: Result }>();
  return (source: Source): Result => {
    let known = computed.get(source);
    if (!known) {
      known = { result: compute(source) };
      computed.set(source, known);
    }
    return known.result;
  };
}
