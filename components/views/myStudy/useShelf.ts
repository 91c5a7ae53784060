import { useEffect, useState } from 'react';
import { type OpenShelf, openShelf, watchShelf } from '@/lib/study/shelf/shelfStore';

/** The shelf of this device, also as other tabs change it; null in the first render, as on the server. */
export const useShelf = (): OpenShelf | null => {
  const [open, setOpen] = useState<OpenShelf | null>(null);

  useEffect(() => {
    const read = () => setOpen(openShelf());
    read();
    return watchShelf(read);
  }, []);

  return open;
};
