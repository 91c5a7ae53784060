import { useEffect, useState } from 'react';

/** Whether scripts have begun to listen: what is typed before that is heard by nobody. */
export const useIsReady = (): boolean => {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return isReady;
};
