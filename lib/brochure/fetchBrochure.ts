import { BROCHURE_COPY, BROCHURE_FILE } from '@/data/copy/brochure';
import { countBrochure } from '@/lib/thirdParties/conversions';

/** How long the check of the file may take. */
const CHECK_MS = 5_000;

/**
 * Checks the file and downloads it; where the check fails it opens in a new tab, and where that is
 * refused too the parent is told (specification sections 4.3 and 8). Never rejects.
 */
export const fetchBrochure = async (address: string): Promise<void> => {
  try {
    if (await isThere(address)) await download(address);
    else openInNewTab(address);
    countBrochure();
  } catch {
    window.alert(BROCHURE_COPY.failed);
  }
};

const isThere = async (address: string): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(CHECK_MS);
    return (await fetch(address, { method: 'HEAD', signal })).ok;
  } catch {
    return false;
  }
};

const download = async (address: string): Promise<void> => {
  const isOurs = new URL(address, window.location.href).origin === window.location.origin;
  if (isOurs) return save(address);
  // A browser follows a link to another site instead of saving what is there.
  const file = await fetch(address);
  if (!file.ok) return openInNewTab(address);
  const copy = URL.createObjectURL(await file.blob());
  save(copy);
  setTimeout(() => URL.revokeObjectURL(copy), CHECK_MS);
};

const save = (address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = BROCHURE_FILE;
  link.click();
};

const openInNewTab = (address: string): void => {
  const tab = window.open(address, '_blank');
  if (!tab) throw new Error('The browser refused a new tab.');
  tab.opener = null;
};
