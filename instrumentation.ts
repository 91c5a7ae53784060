/** Next calls this once, before the first request. Nothing of it runs in a build or at the edge. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startSite } = await import('@/lib/server/lifecycle/start');
    await startSite();
  }
};
