import type { ThirdPartyName } from '@/data/thirdParties.mjs';
import { loadedParties } from './loadedParties';

/**
 * Adds the script of a third party, once in a document; answers whether this was the time. Nothing
 * waits for it: a host that fails or hangs changes nothing on the page.
 */
export const loadParty = (name: ThirdPartyName, src: string): boolean => {
  const loaded = loadedParties();
  if (loaded.includes(name)) return false;
  document.documentElement.dataset.thirdParties = [...loaded, name].join(' ');
  const script = document.createElement('script');
  Object.assign(script, { async: true, fetchPriority: 'low', src });
  document.head.append(script);
  return true;
};
