type Stop = () => Promise<void>;

/**
 * Does some work that starts things, and calls the stops it handed to `later`, the last one first,
 * however the work ended.
 */
export const withCleanUp = async (
  work: (later: (stop: Stop) => void) => Promise<void>,
): Promise<void> => {
  const stops: Stop[] = [];
  try {
    await work((stop) => stops.push(stop));
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
};
