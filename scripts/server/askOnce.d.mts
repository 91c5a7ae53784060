type Shareable = { isShared: boolean };

export const createAskOnce: <A extends Shareable>() => (
  address: string,
  ask: () => Promise<A | null>,
) => Promise<A | null>;
