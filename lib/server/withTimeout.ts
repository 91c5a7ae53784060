/** The value, or `otherwise` where it takes longer than that. */
export const withTimeout = async <T>(value: Promise<T>, ms: number, otherwise: T): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  try {
    return await Promise.race([value, limit]);
  } finally {
    clearTimeout(timer);
  }
};
