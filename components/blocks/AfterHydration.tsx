import type { ReactNode } from 'react';
import { useIsHydrated } from '@/lib/hooks/useIsHydrated';

type AfterHydrationProps = {
  children: ReactNode;
};

/**
 * What the server leaves out, once React has hydrated what it sent. Every `dynamic` part with
 * `ssr: false` that a page shows from the start stands in one, unless its own first render is what
 * the server sent: React may begin the hydration of a page again, after the part's code has come,
 * and would then find other HTML than the server's (https://react.dev/reference/react-dom/client/hydrateRoot#handling-different-client-and-server-content).
 */
export const AfterHydration = ({ children }: AfterHydrationProps) => useIsHydrated() && children;
