/**
 * Vitest maps stack traces back to the sources whenever one is read. Node reads one each time a stream is destroyed with
 * an error: a failure to map it would leave the stream open, and the test waiting.
 */
const mapTrace = Error.prepareStackTrace;

if (mapTrace && !("isGuarded" in mapTrace)) {
  const mapOrPrint = (error: Error, sites: NodeJS.CallSite[]) => {
    try {
      return mapTrace(error, sites);
    } catch (failure) {
      const plain = `${error}\n    at ${sites.join("\n    at ")}`;
      process.stderr.write(`A stack trace was not mapped (${failure}): ${plain}\n`);
      return plain;
    }
  };
  Error.prepareStackTrace = Object.assign(mapOrPrint, { isGuarded: true });
}
