/** Addresses are forgotten together when there are so many; waiting in vain once costs little. */
const MOST_OWN = 2000;

/**
 * Where many ask for one address at the same time, only the first one's `ask` runs and the others
 * get its answer, or its error. `ask` resolves with `{ isShared }` and whatever else an answer has,
 * or with null where the visitor left before it came: then the next one asks. Where an answer is
 * not for sharing, nobody waits for another one's from then on.
 */
export const createAskOnce = () => {
  const underWay = new Map();
  const own = new Set();

  const keepApart = (address) => {
    if (own.size >= MOST_OWN) own.clear();
    own.add(address);
  };

  const lead = async (address, ask) => {
    const asked = ask();
    underWay.set(address, asked);
    try {
      const answer = await asked;
      if (answer && !answer.isShared) keepApart(address);
      return answer;
    } finally {
      underWay.delete(address);
    }
  };

  const get = async (address, ask) => {
    if (own.has(address)) return ask();
    const other = underWay.get(address);
    if (!other) return lead(address, ask);
    const answer = await other;
    return answer?.isShared ? answer : get(address, ask);
  };
  return get;
};
