// Next bundles instrumentation and each API route apart, and the server outside them is not bundled
// at all: only the global object is common to them.
const shared: typeof globalThis & {
  siteIsStopping?: boolean;
  /** Set by scripts/server/serve.mjs; the development server closes itself. */
  closeSiteServer?: () => Promise<void>;
} = globalThis;

/** Whether the process has been asked to stop: a balancer should send nobody here any more. */
export const isStopping = (): boolean => shared.siteIsStopping ?? false;

/** From here on the process is stopping; there is no way back. */
export const markStopping = (): void => {
  shared.siteIsStopping = true;
};

/** Takes no new connections and resolves when every request has been answered. */
export const closeServer = async (): Promise<void> => {
  await shared.closeSiteServer?.();
};
