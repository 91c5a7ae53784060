import { openAnswer } from '@/lib/api/request';
import type { PictureDraft } from '@/lib/desk/pictures';
import { isRecord } from '@/lib/site/isRecord';
import { SiteError } from '@/lib/site/siteError';

type StoredPicture = Omit<PictureDraft, 'alt'>;

/** 8 MB from a slow telephone, and the time to read the picture. */
const LONGEST_MS = 180_000;

/** Sends a picture in, as it is: where it is stored, and how large it is shown. */
export const sendPicture = async (file: Blob, signal: AbortSignal): Promise<StoredPicture> =>
  openAnswer(await post(file, signal), parseStoredPicture);

// Apart from `request`, which every page loads and which sends JSON.
const post = async (file: Blob, signal: AbortSignal): Promise<Response> => {
  try {
    return await fetch('/api/desk/pictures', {
      method: 'POST',
      headers: { 'Content-Type': file.type || 'application/octet-stream' },
      body: file,
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
    });
  } catch (cause) {
    throw new SiteError('network/unreachable', { cause });
  }
};

const parseStoredPicture = (answer: unknown): StoredPicture | null => {
  if (!isRecord(answer)) return null;
  const { id, width, height } = answer;
  return typeof id === 'string' && typeof width === 'number' && typeof height === 'number'
    ? { id, width, height }
    : null;
};
